import type { CurrentUser, TemplateItem } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { shellApi } from '../shellApi.ts'
import { presentationsQuery } from '../presentations.ts'
import { Palette } from '../palette/Palette.tsx'
import { paletteGroups, type SearchItem } from './paletteGroups.ts'
import { useSettled } from '../useSettled.ts'
import { urlFor } from '../place.ts'

export interface CommandPaletteProps {
  readonly user: CurrentUser
  readonly onClose: () => void
}

/** Searches the user's decks, templates, pages and actions. */
export function CommandPalette({ user, onClose }: CommandPaletteProps) {
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const words = text.trim()
  const { groups, isError, refetch } = usePaletteGroups(user, words)
  const choose = (item: SearchItem) => {
    item.run?.()
    if (item.href === undefined) return
    if (item.leaves) location.assign(urlFor(item.href))
    else navigate(item.href)
  }
  return (
    <Palette
      title="Search"
      placeholder="Presentations, templates, pages and actions"
      text={text}
      onTextChange={setText}
      groups={groups}
      emptyText={`No results for “${words}”`}
      notice={
        isError && (
          <div role="alert" className="flex items-center gap-3 text-ui">
            Your presentations could not be searched.
            <Button size="small" onClick={refetch}>
              Try again
            </Button>
          </div>
        )
      }
      onChoose={choose}
      onClose={onClose}
    />
  )
}

function usePaletteGroups(user: CurrentUser, words: string) {
  const { decks: found, isError, refetch } = useFoundDecks(words)
  const recent = useRecentDecks()
  const templates = useTemplates(words !== '')
  return { groups: paletteGroups({ user, words, recent, found, templates }), isError, refetch }
}

const pauseMs = 150

/** Returns what the server finds for the debounced text; the previous results until it responds. */
function useFoundDecks(words: string) {
  const asked = useSettled(words, pauseMs)
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/search', asked],
    queryFn: () => shellApi.search(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    // Slides change while the text stays the same, so nothing is cached.
    staleTime: 0,
    gcTime: 0,
  })
  return {
    decks: words === '' ? [] : (data?.decks ?? []),
    isError,
    refetch: () => void refetch(),
  }
}

/** Fetches the gallery once something is typed; the search works without it. */
function useTemplates(enabled: boolean) {
  const { data = [] } = useQuery<readonly TemplateItem[]>({ queryKey: ['/api/templates'], enabled })
  return data
}

function useRecentDecks() {
  const { data = [] } = useQuery(presentationsQuery)
  return data.toSorted((a, b) => Date.parse(b.lastModified) - Date.parse(a.lastModified))
}
