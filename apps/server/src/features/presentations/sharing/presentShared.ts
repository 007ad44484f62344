import type { ShareLink, SharedDeck } from '@deckloom/contract'
import { mapPictureUrls, type Slide, visualsOf } from '@deckloom/deck'
import { uploadId } from '../../../platform/pictures/ownPictures.ts'
import { nameOf } from '../people/presentPeople.ts'
import type { FoundShared, ListedLink } from './shareLinksRepository.ts'

export function presentShareLink(link: ListedLink, userId: string): ShareLink {
  return {
    id: link.id,
    path: `/share/${link.token}`,
    hasPassword: link.password !== null,
    expiresAt: link.expiresAt?.toISOString() ?? null,
    viewCount: link.viewCount,
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
  return { title: found.title, slides }
}

/** The slides that a link shows. */
export function sharedSlides({ slides, showsNotes }: FoundShared): readonly Slide[] {
  return slides.shownTo({ role: 'link', showsNotes })
}

/** The ids of uploads that a link shows. */
export function sharedPictures(found: FoundShared): ReadonlySet<string> {
  const ids = sharedSlides(found)
    .flatMap(visualsOf)
    .map(({ url }) => uploadId(url))
  return new Set(ids.filter((id) => id !== undefined))
}
