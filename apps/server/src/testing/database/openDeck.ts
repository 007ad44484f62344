import type { Slide } from '@deckloom/deck'
import type { StoredSlides } from '../../platform/decks/StoredSlides.ts'

/** A stored deck with readable slides, as its owner sees them; stored slides all compare equal. */
export function openDeck<Row extends { readonly slides: StoredSlides }>({
  slides,
  ...row
}: Row): Omit<Row, 'slides'> & { readonly slides: readonly Slide[] } {
  return { ...row, slides: slides.shownTo({ role: 'owner', showsNotes: true }) }
}
