import { type KeyboardEvent, type RefObject, useState } from 'react'
import { type Mentionable, mentionablesFor, mentionAt } from './mentions.ts'

interface UseMentionList {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly mentionables: readonly Mentionable[]
  readonly onWrite: (text: string) => void
}

/** The people and teams offered while a mention is typed: arrows mark one, Enter and Tab take it, Escape closes the list. */
export function useMentionList({ field, text, mentionables, onWrite }: UseMentionList) {
  const [caret, setCaret] = useState<number>()
  const [marked, setMarked] = useState(0)
  const query = caret === undefined ? undefined : mentionAt(text, caret)
  const offered = query ? mentionablesFor(query, mentionables) : []

  const choose = ({ name }: Mentionable) => {
    if (!query || caret === undefined) return
    const end = query.from + name.length + 2
    onWrite(`${text.slice(0, query.from)}@${name} ${text.slice(caret)}`)
    setCaret(undefined)
    requestAnimationFrame(() => field.current?.setSelectionRange(end, end))
  }
  const step = (by: number) => setMarked((marked + by + offered.length) % offered.length)
  const take = () => {
    const one = offered[marked]
    if (one) choose(one)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: take,
    Tab: take,
    Escape: () => setCaret(undefined),
  }
  return {
    offered,
    marked,
    choose,
    /** Call with the caret whenever it has moved. */
    follow: (next: number | undefined) => {
      setCaret(next)
      setMarked(0)
    },
    /** Returns whether the key was for the list. */
    handleKey: (event: KeyboardEvent): boolean => {
      const act =
        offered.length > 0 && !event.ctrlKey && !event.metaKey ? keys[event.key] : undefined
      if (!act) return false
      event.preventDefault()
      event.stopPropagation()
      act()
      return true
    },
  }
}
