import { sharingApi } from '../../../shared/sharing/sharingApi.ts'
import { copyLink } from '../../../shared/sharing/copyLink.ts'
import { linkToCopy } from '../../../shared/sharing/linkToCopy.ts'
import { absoluteUrlFor } from '../../../shared/place.ts'

/** Copies the deck's active share link, or else the URL of the page. Resolves to whether the browser allowed it. */
export async function copyShareLink(deckId: number): Promise<boolean> {
  // Users who may not see the links share the page, which opens for those with access to the deck.
  const links = await sharingApi.listShareLinks(deckId).catch(() => [])
  const link = linkToCopy(links)
  return copyLink(absoluteUrlFor(link ? link.path : `/editor/${deckId}`))
}
