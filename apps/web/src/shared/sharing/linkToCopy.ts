import type { ShareLink } from '@deckloom/contract'

/**
 * The link that is copied for whoever did not choose one: what it lets people do counts first, then whether it asks
 * for a password, then age. A link to embed comes after every link with a password.
 */
export function linkToCopy<Link extends Pick<ShareLink, 'role' | 'hasPassword' | 'embeds'>>(
  links: readonly Link[],
): Link | undefined {
  return links.toSorted((one, other) => opennessOf(one) - opennessOf(other))[0]
}

/** A larger number opens the deck further. */
function opennessOf({
  role,
  hasPassword,
  embeds,
}: Pick<ShareLink, 'role' | 'hasPassword' | 'embeds'>): number {
  if (hasPassword) return { viewer: 0, commenter: 2, editor: 3 }[role]
  return { viewer: embeds ? 4 : 1, commenter: 5, editor: 6 }[role]
}
