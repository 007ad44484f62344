import type { PresentationListItem } from '@deckloom/contract'
import { Badge, MenuItem, MenuSeparator } from '@deckloom/ui'
import { ChartColumn, Copy, Share2, Trash2 } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { deckName } from './deckName.ts'
import { DeckThumbnail } from './DeckThumbnail.tsx'
import { editedAgo } from './editedAgo.ts'
import { ItemMenu, menuIcon } from './ItemMenu.tsx'
import { UnreadOnSlide } from './UnreadComments.tsx'

export interface DeckCardProps {
  readonly deck: PresentationListItem
  /** Ms since 1970, from which the deck's age is computed. */
  readonly now: number
  readonly onDuplicate: () => void
  readonly onDelete: () => void
  readonly onShare: () => void
}

const longTitle = 40

/** A deck as a card: the slide without a frame, with text and menu below. */
export function DeckCard({ deck, now, onDuplicate, onDelete, onShare }: DeckCardProps) {
  const [, navigate] = useLocation()
  const title = deckName(deck)
  return (
    <article className="group relative flex flex-col gap-2.5">
      <div className="overflow-hidden rounded-chip shadow-[0_0_0_1px_var(--line)] transition-shadow duration-(--dur-hover) group-hover:shadow-[0_0_0_1px_var(--line-control)]">
        <DeckThumbnail deck={deck} />
      </div>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3
            className={`line-clamp-2 font-action text-wrap wrap-break-word ${title.length > longTitle ? 'text-[14px] leading-5' : 'text-[16px] leading-5.5'}`}
          >
            {/* The link covers the card, so that the slide opens it too; the menu is above it. */}
            <Link
              href={`/editor/${deck.id}`}
              className="rounded-slide after:absolute after:inset-0 after:rounded-chip"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-0.5 flex items-center gap-2 text-small text-ink-subtle tabular-nums">
            {editedAgo(Date.parse(deck.lastModified), now)}
            {deck.isPublic && <Badge tone="info">Shared</Badge>}
          </p>
        </div>
        <div className="relative -mr-1.5">
          <ItemMenu name={title}>
            <MenuItem icon={<Copy {...menuIcon} />} onSelect={onDuplicate}>
              Duplicate
            </MenuItem>
            <MenuItem icon={<Share2 {...menuIcon} />} onSelect={onShare}>
              Share
            </MenuItem>
            {deck.seesAudience && (
              <MenuItem
                icon={<ChartColumn {...menuIcon} />}
                onSelect={() => navigate(`/audience/${deck.id}`)}
              >
                Audience
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem icon={<Trash2 {...menuIcon} />} danger onSelect={onDelete}>
              Delete
            </MenuItem>
          </ItemMenu>
        </div>
      </div>
      <UnreadOnSlide deck={deck} />
    </article>
  )
}
