import { api } from '../../../shared/api.ts'
import { copyLink } from '../../../shared/copyLink.ts'
import { absoluteUrlFor } from '../../../shared/place.ts'

/** Copies the deck's active share link, or else the URL of the page. */
export async function copyShareLink(deckId: number): Promise<void> {
  // Users who may not see the links share the page, which opens for those with access to the deck.
  const links = await api.listShareLinks(deckId).catch(() => [])
  const [link] = links
  await copyLink(link ? absoluteUrlFor(link.path) : location.href)
}
