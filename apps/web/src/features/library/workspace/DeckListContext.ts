import type { Selection } from './useSelection.ts'
import type { DeckChanges, Decks } from './decks/useDeckChanges.ts'

export interface NamedDeck {
  readonly id: number
  readonly title: string
}

/** Actions that the page provides, because other features implement them. */
export interface PageActions {
  readonly onShare: (deck: NamedDeck) => void
  readonly onSaveTemplate: (deck: NamedDeck) => void
}

/** What cards and rows need of the list around them. */
export interface DeckListContext extends PageActions {
  readonly changes: DeckChanges
  readonly selection: Selection
  /** Ms since 1970, from which ages are computed. */
  readonly now: number
  /** Asks for a folder, then moves. */
  readonly onMove: (decks: Decks) => void
  /** Asks, then deletes permanently. */
  readonly onErase: (decks: Decks) => void
}
