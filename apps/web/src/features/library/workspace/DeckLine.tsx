import { Badge } from '@deckloom/ui'
import { Link } from 'wouter'
import { DeckThumbnail } from '../DeckThumbnail.tsx'
import { deckName } from '../deckName.ts'
import { UnreadComments } from '../UnreadComments.tsx'
import { deckUrl, deckFacts } from './decks/deckFacts.ts'
import { DeckMenu } from './DeckMenu.tsx'
import { type DeckTileProps, roleLabels } from './DeckTile.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { SelectBox } from './SelectBox.tsx'

/** A deck in the list: one line, or two on phones. */
export function DeckLine({ deck, desk }: DeckTileProps) {
  const { selection, changes, now } = desk
  const inTrash = deck.trashedAt !== null
  return (
    <article
      className={`group relative flex items-center gap-3 border-b border-line px-3 py-2.5 sm:gap-4 ${selection.has(deck.id) ? 'bg-primary-soft' : 'hover:bg-surface-hover'}`}
    >
      <span className="relative z-1">
        <SelectBox deck={deck} selection={selection} />
      </span>
      <div className="w-20 shrink-0 overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)]">
        <DeckThumbnail deck={deck} />
      </div>
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-6">
        <h3 className="min-w-0 flex-1 truncate text-ui font-action">
          {inTrash ? (
            deckName(deck)
          ) : (
            <Link href={deckUrl(deck)} className="rounded-slide after:absolute after:inset-0">
              {deckName(deck)}
            </Link>
          )}
        </h3>
        {deck.ownerName !== null && (
          <p className="truncate text-small text-ink-subtle">
            {deck.ownerName} · {roleLabels[deck.role]}
          </p>
        )}
        <p className="flex items-center gap-2 text-small text-ink-subtle tabular-nums">
          {deck.isPublic && !inTrash && <Badge tone="info">Shared</Badge>}
          {deckFacts(deck, now)}
        </p>
      </div>
      <span className="relative flex items-center gap-1">
        <span className="mr-1 flex empty:hidden">{!inTrash && <UnreadComments deck={deck} />}</span>
        {!inTrash && <FavoriteButton deck={deck} changes={changes} />}
        <DeckMenu deck={deck} desk={desk} />
      </span>
    </article>
  )
}
