import type { PresentationListItem } from '@deckloom/contract'
import { Badge } from '@deckloom/ui'
import { Link } from 'wouter'
import { DeckThumbnail } from '../DeckThumbnail.tsx'
import { deckName } from '../deckName.ts'
import { UnreadOnSlide } from '../UnreadComments.tsx'
import type { DeckListContext } from './DeckListContext.ts'
import { deckUrl, deckFacts } from './decks/deckFacts.ts'
import { DeckMenu } from './DeckMenu.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { SelectBox } from './SelectBox.tsx'

export interface DeckTileProps {
  readonly deck: PresentationListItem
  readonly desk: DeckListContext
}

const longTitle = 40
/** Shown on hover or focus, and always on touch screens. */
const onApproach =
  'opacity-0 transition-opacity duration-(--dur-hover) group-hover:opacity-100 focus-within:opacity-100 touch:opacity-100'

/** A deck in the grid: its slide, with text and menu below. */
export function DeckTile({ deck, desk }: DeckTileProps) {
  const { selection, changes, now } = desk
  const title = deckName(deck)
  const selected = selection.has(deck.id)
  const inTrash = deck.trashedAt !== null
  return (
    <article
      className={`group relative flex flex-col gap-2.5 rounded-chip ${selected ? 'outline-2 outline-offset-4 outline-primary' : ''}`}
    >
      <div className="overflow-hidden rounded-chip shadow-[0_0_0_1px_var(--line)] transition-shadow duration-(--dur-hover) group-hover:shadow-[0_0_0_1px_var(--line-control)]">
        <DeckThumbnail deck={deck} />
      </div>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3
            className={`line-clamp-2 font-action text-wrap wrap-break-word ${title.length > longTitle ? 'text-[14px] leading-5' : 'text-[16px] leading-5.5'}`}
          >
            {inTrash ? (
              title
            ) : (
              // The link covers the card, so that the slide opens it too; buttons are above it.
              <Link
                href={deckUrl(deck)}
                className="rounded-slide after:absolute after:inset-0 after:rounded-chip"
              >
                {title}
              </Link>
            )}
          </h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-subtle tabular-nums">
            {deckFacts(deck, now)}
            {deck.isPublic && !inTrash && <Badge tone="info">Shared</Badge>}
          </p>
          {deck.ownerName !== null && (
            <p className="truncate text-small text-ink-subtle">
              {deck.ownerName} · {roleLabels[deck.role]}
            </p>
          )}
        </div>
        <div className="relative -mr-1.5">
          <DeckMenu deck={deck} desk={desk} />
        </div>
      </div>
      {!inTrash && <UnreadOnSlide deck={deck} />}
      <div className={`absolute top-2 left-2 ${selection.decks.length === 0 ? onApproach : ''}`}>
        <SelectBox deck={deck} selection={selection} />
      </div>
      {!inTrash && (
        <div className={`absolute top-1.5 right-1.5 ${deck.isFavorite ? '' : onApproach}`}>
          <FavoriteButton deck={deck} changes={changes} />
        </div>
      )}
    </article>
  )
}

export const roleLabels = {
  owner: 'owner',
  editor: 'can edit',
  commenter: 'can comment',
  viewer: 'can view',
} as const
