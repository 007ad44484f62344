import type { DeckView } from './VirtualDecks.tsx'

const key = 'deckloom-workspace-view'

/** Returns the view last used in this browser. */
export function readView(): DeckView {
  return localStorage.getItem(key) === 'list' ? 'list' : 'grid'
}

export function keepView(view: DeckView): void {
  localStorage.setItem(key, view)
}
