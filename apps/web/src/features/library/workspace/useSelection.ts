import type { PresentationListItem } from '@deckloom/contract'
import { useState } from 'react'

export interface Selection {
  readonly decks: readonly PresentationListItem[]
  readonly has: (id: number) => boolean
  /** Toggles a deck; with `range`, selects all from the last toggled one to this one. */
  readonly toggle: (deck: PresentationListItem, range: boolean) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/** Returns the selection among the listed decks; decks that leave the list leave the selection. */
export function useSelection(listed: readonly PresentationListItem[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [anchor, setAnchor] = useState<number>()
  return {
    decks: listed.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: ({ id }, range) => {
      const from = listed.findIndex((deck) => deck.id === anchor)
      const to = listed.findIndex((deck) => deck.id === id)
      const next = new Set(ids)
      if (range && from >= 0) {
        for (const deck of listed.slice(Math.min(from, to), Math.max(from, to) + 1)) {
          next.add(deck.id)
        }
      } else if (!next.delete(id)) next.add(id)
      setIds(next)
      setAnchor(id)
    },
    selectAll: () => setIds(new Set(listed.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
