import type { ShareLink, SharedDeck } from '@deckloom/contract'
import { mapPictureUrls, type Slide, visualsOf } from '@deckloom/deck'
import { uploadId } from '../../../platform/pictures/ownPictures.ts'
import { sharedRoleOf } from '../../../platform/decks/sharedRole.ts'
import { nameOf } from '../people/presentPeople.ts'
import type { FoundShared, ListedLink } from './shareLinksRepository.ts'

export function presentShareLink(link: ListedLink, userId: string): ShareLink {
  return {
    id: link.id,
    path: `/share/${link.token}`,
    label: link.label,
    hasPassword: link.password !== null,
    role: sharedRoleOf(link.role),
    expiresAt: link.expiresAt?.toISOString() ?? null,
    allowsDownload: link.allowsDownload,
    showsNotes: link.showsNotes ?? link.deckShowsNotes,
    asksEmail: link.asksEmail,
    embeds: link.embeds,
    viewCount: link.viewCount,
    visitorCount: link.visitorCount,
    guests: link.guests.map(({ email, lastAt }) => ({
      email,
      lastAt: new Date(lastAt).toISOString(),
    })),
    memberCount: link.memberCount,
    members: [...link.members],
    createdAt: link.createdAt.toISOString(),
    madeBy: link.createdBy === userId ? null : nameOf(link),
  }
}

/** A deck as visitors of a link see it, with picture URLs below the link. */
export function presentShared(found: FoundShared, token: string): SharedDeck {
  const slides = sharedSlides(found).map((slide) =>
    mapPictureUrls(slide, (url) => {
      const id = uploadId(url)
      return id === undefined ? url : `/api/share/${token}/uploads/${id}`
    }),
  )
  const { allowsDownload, asksEmail } = found.link
  const { title, countsReaders } = found
  const role = sharedRoleOf(found.link.role)
  return { title, slides, allowsDownload, asksEmail, countsReaders, role }
}

/**
 * The slides that a link shows: a link without a choice of its own shows what viewers of the deck see. Notes that it
 * shows by its own choice come without hidden slides.
 */
export function sharedSlides({ slides, showsNotes: ofDeck, link }: FoundShared): readonly Slide[] {
  const showsNotes = link.showsNotes ?? ofDeck
  return slides.shownTo({ role: 'link', showsNotes, showsHidden: showsNotes && ofDeck })
}

/** The ids of uploads that a link shows. */
export function sharedPictures(found: FoundShared): ReadonlySet<string> {
  const ids = sharedSlides(found)
    .flatMap(visualsOf)
    .map(({ url }) => uploadId(url))
  return new Set(ids.filter((id) => id !== undefined))
}
