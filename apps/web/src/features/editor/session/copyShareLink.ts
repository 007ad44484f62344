import { api } from '../../../shared/api.ts'
import { copyLink } from '../../../shared/copyLink.ts'
import { absoluteUrlFor } from '../../../shared/place.ts'

/** Copies the deck's share link when one is active, else the address of the page. */
export async function copyShareLink(deckId: number): Promise<void> {
  // Who may not see the links shares the page: it opens for those who may see the deck.
  const links = await api.listShareLinks(deckId).catch(() => [])
  const [link] = links
  await copyLink(link ? absoluteUrlFor(link.path) : location.href)
}
