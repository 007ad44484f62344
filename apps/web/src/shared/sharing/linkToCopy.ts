import type { ShareLink } from '@deckloom/contract'

/** The link that is copied for whoever did not choose one: the oldest that only shows the deck, or else the oldest. */
export function linkToCopy<Link extends Pick<ShareLink, 'role'>>(
  links: readonly Link[],
): Link | undefined {
  return links.find(({ role }) => role === 'viewer') ?? links[0]
}
