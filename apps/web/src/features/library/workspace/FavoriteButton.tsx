import type { PresentationListItem } from '@deckloom/contract'
import { Star } from 'lucide-react'
import { deckName } from '../deckName.ts'
import type { DeckChanges } from './decks/useDeckChanges.ts'

/** The star of a deck. It is drawn over slides, so it has its own background. */
export function FavoriteButton({
  deck,
  changes,
}: {
  readonly deck: PresentationListItem
  readonly changes: DeckChanges
}) {
  const name = deckName(deck)
  return (
    <button
      type="button"
      aria-pressed={deck.isFavorite}
      aria-label={`Favorite ${name}`}
      title={deck.isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => changes.mark([deck], !deck.isFavorite)}
      className="flex size-8 cursor-pointer items-center justify-center rounded-control bg-surface text-ink-muted shadow-sheet hover:text-ink touch:size-11"
    >
      <Star
        size={17}
        strokeWidth={1.75}
        aria-hidden="true"
        className={deck.isFavorite ? 'fill-accent text-ink' : ''}
      />
    </button>
  )
}
