import type { SearchOptions } from '@deckloom/editor'
import { Button, Checkbox, IconButton, TextField } from '@deckloom/ui'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { smallIconProps } from '../controls/iconProps.ts'
import { Excerpt } from './Excerpt.tsx'
import { openFind, useFindAsked, useFindMode } from '../overlays/findState.ts'
import { type Find, useFind } from './useFind.ts'

const noOptions: SearchOptions = { query: '', matchCase: false, wholeWords: false }

/** Finds and replaces text in the whole deck: titles, bullets, tables, text boxes, shapes and notes. */
export function FindPanel() {
  const { order } = useEditor()
  const [options, setOptions] = useState(noOptions)
  const find = useFind(options)
  const panel = useFocusWhenAsked()
  const change = (part: Partial<SearchOptions>) => {
    setOptions({ ...options, ...part })
    find.restart()
  }
  return (
    // The fields have the focus; keys they do not use belong to the panel.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search
      ref={panel}
      aria-label="Find and replace"
      className="fixed top-30 right-4 z-30 flex w-80 max-w-[calc(100vw-2rem)] flex-col gap-3 rounded-card bg-surface-raised p-4 shadow-float max-lg:inset-x-3 max-lg:top-auto max-lg:bottom-20 max-lg:w-auto"
      onKeyDown={(event) => event.key === 'Escape' && openFind('closed')}
    >
      <TextField
        label="Find"
        name="query"
        autoComplete="off"
        value={options.query}
        onChange={(event) => change({ query: event.currentTarget.value })}
        onKeyDown={onEnter((event) => find.step(event.shiftKey ? -1 : 1))}
      />
      <Steps find={find} query={options.query} />
      {find.found && <Excerpt found={find.found} number={order.indexOf(find.found.slideId) + 1} />}
      <div className="flex flex-wrap gap-x-4">
        <Checkbox
          label="Match case"
          checked={options.matchCase}
          onChange={(event) => change({ matchCase: event.currentTarget.checked })}
        />
        <Checkbox
          label="Whole words"
          checked={options.wholeWords}
          onChange={(event) => change({ wholeWords: event.currentTarget.checked })}
        />
      </div>
      <Replacing find={find} />
      <IconButton
        label="Close find and replace"
        size="small"
        className="absolute top-2 right-2"
        icon={<X {...smallIconProps} />}
        onClick={() => openFind('closed')}
      />
    </search>
  )
}

function onEnter(act: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    act(event)
  }
}

function Steps({ find, query }: { readonly find: Find; readonly query: string }) {
  const none = find.all.length === 0
  return (
    <div className="flex items-center gap-1">
      <output className="min-w-0 flex-1 text-small text-ink-muted">
        {countLabel(query, find.all.length, find.index)}
      </output>
      <IconButton
        label="Previous result"
        size="small"
        disabled={none}
        icon={<ChevronUp {...smallIconProps} />}
        onClick={() => find.step(-1)}
      />
      <IconButton
        label="Next result"
        size="small"
        disabled={none}
        icon={<ChevronDown {...smallIconProps} />}
        onClick={() => find.step(1)}
      />
    </div>
  )
}

function countLabel(query: string, all: number, index: number): string {
  if (query === '') return ''
  if (all === 0) return 'No results'
  if (index === -1) return all === 1 ? '1 result' : `${all} results`
  return `${index + 1} of ${all}`
}

function Replacing({ find }: { readonly find: Find }) {
  const [text, setText] = useState('')
  const none = find.all.length === 0
  if (useFindMode() === 'find') {
    return (
      <Button size="small" variant="quiet" onClick={() => openFind('replace')}>
        Replace…
      </Button>
    )
  }
  return (
    <>
      <TextField
        label="Replace with"
        name="replacement"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onEnter(() => find.replace(text))}
      />
      <div className="flex gap-2">
        <Button size="small" disabled={none} onClick={() => find.replace(text)}>
          Replace
        </Button>
        <Button size="small" disabled={none} onClick={() => find.replaceAll(text)}>
          Replace all
        </Button>
      </div>
    </>
  )
}

/** Focuses the search field, or the replacement field once there is a search text. */
function useFocusWhenAsked() {
  const panel = useRef<HTMLElement>(null)
  const asked = useFindAsked()
  useEffect(() => {
    if (asked === 0) return
    const field = (name: string) => panel.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
    const query = field('query')
    const target = query?.value === '' ? query : (field('replacement') ?? query)
    target?.focus()
    target?.select()
  }, [asked])
  return panel
}
