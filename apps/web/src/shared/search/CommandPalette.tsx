import type { CurrentUser, TemplateItem } from '@deckloom/contract'
import { Button, Dialog } from '@deckloom/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { shellApi } from '../shellApi.ts'
import { presentationsQuery } from '../presentations.ts'
import { PaletteList } from './PaletteList.tsx'
import { type PaletteItem, paletteGroups } from './paletteGroups.ts'
import { useSettled } from '../useSettled.ts'
import { addressOf } from '../place.ts'

export interface CommandPaletteProps {
  readonly user: CurrentUser
  readonly onClose: () => void
}

/** One field over the person's decks, the pages and what can be done. Arrows choose, Enter goes. */
export function CommandPalette({ user, onClose }: CommandPaletteProps) {
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const listId = useId()
  const words = text.trim()
  const { groups, isError, refetch } = usePaletteGroups(user, words)
  const items = groups.flatMap((group) => group.items)
  const at = Math.min(active, Math.max(0, items.length - 1))
  const choose = (item: PaletteItem | undefined) => {
    if (!item) return
    onClose()
    item.run?.()
    if (item.href === undefined) return
    if (item.leaves) location.assign(addressOf(item.href))
    else navigate(item.href)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') choose(items[at])
    else if (step !== undefined && items.length > 0)
      setActive((at + step + items.length) % items.length)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Search" width={640}>
      <PaletteField
        value={text}
        listId={listId}
        activeId={items[at] && `${listId}-${at}`}
        onChange={(value) => {
          setText(value)
          setActive(0)
        }}
        onKeyDown={handleKeyDown}
      />
      <div className="mt-4 flex h-[min(24rem,55dvh)] flex-col gap-3">
        {isError && (
          <div role="alert" className="flex items-center gap-3 text-ui">
            Your presentations could not be searched.
            <Button size="small" onClick={refetch}>
              Try again
            </Button>
          </div>
        )}
        <ResultCount count={items.length} words={words} />
        <PaletteList
          id={listId}
          groups={groups}
          active={at}
          onActive={setActive}
          onChoose={choose}
        />
      </div>
    </Dialog>
  )
}

interface PaletteFieldProps {
  readonly value: string
  readonly listId: string
  /** The option that Enter takes. */
  readonly activeId: string | undefined
  readonly onChange: (value: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function PaletteField({ value, listId, activeId, onChange, onKeyDown }: PaletteFieldProps) {
  return (
    <div className="relative">
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-subtle"
      />
      <input
        type="text"
        role="combobox"
        aria-label="Search presentations, templates, pages and actions"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder="Presentations, templates, pages and actions"
        className="h-12 w-full rounded-control bg-surface pr-4 pl-11 text-[1rem] text-ink shadow-[inset_0_0_0_1px_var(--line-control)] placeholder:text-ink-subtle"
      />
    </div>
  )
}

function ResultCount({ count, words }: { readonly count: number; readonly words: string }) {
  if (count === 0)
    return (
      <output className="text-ui text-ink-muted">
        Nothing is called “{words}”, and no slide says it.
      </output>
    )
  return (
    <output className="sr-only">
      {count} {count === 1 ? 'result' : 'results'}
    </output>
  )
}

function usePaletteGroups(user: CurrentUser, words: string) {
  const { decks: found, isError, refetch } = useFoundDecks(words)
  const recent = useRecentDecks()
  const templates = useTemplates(words !== '')
  return { groups: paletteGroups({ user, words, recent, found, templates }), isError, refetch }
}

const pauseMs = 150

/** What the server finds, once nothing was typed for a moment; until then what it found before. */
function useFoundDecks(words: string) {
  const asked = useSettled(words, pauseMs)
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/search', asked],
    queryFn: () => shellApi.search(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    // Slides change under the words; nothing of it is kept.
    staleTime: 0,
    gcTime: 0,
  })
  return {
    decks: words === '' ? [] : (data?.decks ?? []),
    isError,
    refetch: () => void refetch(),
  }
}

/** The gallery, asked for once something is typed; without it the rest is still found. */
function useTemplates(enabled: boolean) {
  const { data = [] } = useQuery<readonly TemplateItem[]>({ queryKey: ['/api/templates'], enabled })
  return data
}

function useRecentDecks() {
  const { data = [] } = useQuery(presentationsQuery)
  return data.toSorted((a, b) => Date.parse(b.lastModified) - Date.parse(a.lastModified))
}
