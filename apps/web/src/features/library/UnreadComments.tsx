import type { PresentationListItem } from '@deckloom/contract'
import { Tooltip } from '@deckloom/ui'
import { MessageSquareText } from 'lucide-react'
import { Link } from 'wouter'
import { deckName } from './deckName.ts'

export interface UnreadCommentsProps {
  readonly deck: PresentationListItem
}

/** More than this are not counted out, so that the mark keeps its size. */
const most = 9

/** How many comments on a deck are unread; opens it with the first of them. Absent while there are none. */
export function UnreadComments({ deck }: UnreadCommentsProps) {
  const { id, unreadThreads } = deck
  // Beside this version, one that does not count them may still answer.
  if (!(unreadThreads > 0)) return null
  const label = unreadThreads === 1 ? '1 unread comment' : `${unreadThreads} unread comments`
  return (
    <Tooltip label={label}>
      <Link
        href={`/editor/${id}?comments`}
        aria-label={`${label} in ${deckName(deck)}`}
        // The card's link covers the card; this lies above it.
        className="pointer-events-auto relative flex h-6 shrink-0 items-center gap-1 rounded-chip bg-info-soft px-2 text-micro font-action text-on-info-soft tabular-nums shadow-sheet touch:h-8 touch:after:absolute touch:after:-inset-1.5"
      >
        <MessageSquareText size={14} strokeWidth={1.75} aria-hidden="true" />
        {unreadThreads > most ? `${most}+` : unreadThreads}
      </Link>
    </Tooltip>
  )
}

/** The same at the foot of a card's slide. Comes after the title, so that it is read after it. */
export function UnreadOnSlide({ deck }: UnreadCommentsProps) {
  return (
    <span className="pointer-events-none absolute inset-x-0 top-0 flex aspect-video items-end p-2">
      <UnreadComments deck={deck} />
    </span>
  )
}
