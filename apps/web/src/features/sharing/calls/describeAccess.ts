import type { ShareLink } from '@deckloom/contract'

const shortDate = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })

/** Formats "Dec 15". */
export function shortDay(moment: string): string {
  return shortDate.format(new Date(moment))
}

/** Says who can open what is copied: a link, or the address of the deck where there is none. */
export function describeAccess(
  link: Pick<ShareLink, 'hasPassword' | 'expiresAt'> | undefined,
): string {
  if (!link) return 'Only people above can open this link.'
  const who = link.hasPassword ? 'Anyone who has it and the password' : 'Anyone who has it'
  const until = link.expiresAt === null ? '' : ` until ${shortDay(link.expiresAt)}`
  return `${who} can view${until}.`
}

/** Says what visitors did with a link: "For investors · 14 visitors". */
export function linkFacts({ label, viewCount, madeBy }: ShareLink): string {
  const visitors = viewCount === 1 ? '1 visitor' : `${viewCount} visitors`
  return [label, viewCount === 0 ? 'Not opened yet' : visitors, madeBy && `created by ${madeBy}`]
    .filter(Boolean)
    .join(' · ')
}
