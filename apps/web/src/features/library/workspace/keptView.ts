import type { DeckView } from './VirtualDecks.tsx'

const key = 'deckloom-workspace-view'

/** How this browser showed decks the last time. */
export function readView(): DeckView {
  return localStorage.getItem(key) === 'list' ? 'list' : 'grid'
}

export function keepView(view: DeckView): void {
  localStorage.setItem(key, view)
}
