import type { PresentationListItem } from '@deckloom/contract'
import { workspaceLimits } from '@deckloom/contract'
import { relativeTime } from './relativeTime.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Formats "8 slides, 12m ago", or for a deck in the trash how long it stays there. */
export function deckFacts(deck: PresentationListItem, now: number): string {
  const { slideCount, lastModified, trashedAt } = deck
  const second =
    trashedAt === null ? relativeTime(Date.parse(lastModified), now) : timeLeft(trashedAt, now)
  return `${countSlides(slideCount)}, ${second}`
}

export function countSlides(count: number): string {
  return count === 1 ? '1 slide' : `${count} slides`
}

function timeLeft(trashedAt: string, now: number): string {
  // The list may have been opened before the deck was trashed.
  const elapsed = Math.max(0, now - Date.parse(trashedAt))
  const days = workspaceLimits.trashDays - Math.floor(elapsed / dayMs)
  if (days <= 1) return 'deleted within a day'
  return `deleted in ${days} days`
}

/** Returns where a deck opens: the editor, or the reader's page for those who may not edit it. */
export function deckUrl({ id }: PresentationListItem): string {
  return `/editor/${id}`
}
