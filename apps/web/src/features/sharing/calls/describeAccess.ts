import type { ShareLink, SharedRole } from '@deckloom/contract'

const shortDate = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })

/** Formats "Dec 15". */
export function shortDay(moment: string): string {
  return shortDate.format(new Date(moment))
}

/** Says who can open what is copied: a link, or the address of the deck where there is none. */
export function describeAccess(
  link: Pick<ShareLink, 'hasPassword' | 'expiresAt' | 'role'> | undefined,
): string {
  if (!link) return 'Only people with access can open this link.'
  const who = link.hasPassword
    ? 'Anyone who has the link and the password'
    : 'Anyone who has the link'
  const until = link.expiresAt === null ? '' : ` until ${shortDay(link.expiresAt)}`
  return link.role === 'viewer'
    ? `${who} can view${until}.`
    : `${who} can view, and ${roleVerbs[link.role]} when signed in${until && `,${until}`}.`
}

/** Says which link was copied, by its name if it has one. */
export function describeCopied(link: Pick<ShareLink, 'label'> | undefined): string {
  return link?.label ? `“${link.label}” copied.` : 'Link copied.'
}

/** Says what visitors of a link may do: "Anyone with the link can comment when signed in". */
export function linkHeading({ role }: Pick<ShareLink, 'role'>): string {
  return `Anyone with the link can ${roleVerbs[role]}${role === 'viewer' ? '' : ' when signed in'}`
}

/** What a role lets somebody do. */
export const roleVerbs: Readonly<Record<SharedRole, string>> = {
  viewer: 'view',
  commenter: 'comment',
  editor: 'edit',
}

const namesShown = 3

/** Names who came by a link: "Ada Weaver, Nuno Prata and 3 more joined". */
export function joinedBy({
  memberCount,
  members,
}: Pick<ShareLink, 'memberCount' | 'members'>): string {
  const named = members.slice(0, namesShown)
  const others = memberCount - named.length
  const all = others > 0 ? [...named, `${others} more`] : named
  return `${listFormat.format(all)} joined`
}

const listFormat = new Intl.ListFormat('en')

/** Says what visitors did with a link: "For investors · 14 visitors". */
export function linkFacts({ label, visitorCount, viewCount, madeBy }: ShareLink): string {
  const visitors = visitorCount === 1 ? '1 visitor' : `${visitorCount} visitors`
  // Visitors are not counted where the audience is not.
  const opened = viewCount > 0 ? 'Opened' : 'Not opened yet'
  return [label, visitorCount > 0 ? visitors : opened, madeBy && `created by ${madeBy}`]
    .filter(Boolean)
    .join(' · ')
}
