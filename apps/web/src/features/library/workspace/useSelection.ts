import type { PresentationListItem } from '@deckloom/contract'
import { useState } from 'react'

export interface Selection {
  readonly decks: readonly PresentationListItem[]
  readonly has: (id: number) => boolean
  /** Takes a deck in or out; with `range` all from the one touched last to this one are taken in. */
  readonly toggle: (deck: PresentationListItem, range: boolean) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/** Which of the listed decks are selected; what leaves the list leaves the selection. */
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
