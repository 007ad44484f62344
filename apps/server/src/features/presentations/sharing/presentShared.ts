import type { ShareLink, SharedDeck } from '@deckloom/contract'
import { type Slide, slideImages } from '@deckloom/deck'
import { uploadId } from '../../../platform/ownPictures.ts'
import type { ShareLinkRow } from './shareLinksRepository.ts'

export function presentShareLink(link: ShareLinkRow): ShareLink {
  return {
    id: link.id,
    path: `/share/${link.token}`,
    hasPassword: link.password !== null,
    expiresAt: link.expiresAt?.toISOString() ?? null,
    viewCount: link.viewCount,
    createdAt: link.createdAt.toISOString(),
  }
}

/** A deck as strangers see it: without notes and hidden slides, its pictures behind the same link. */
export function presentShared({ title, slides }: SharedDeck, token: string): SharedDeck {
  return { title, slides: shownSlides(slides).map((slide) => withOwnPictures(slide, token)) }
}

/** Stored pictures that a link shows. */
export function sharedPictures(slides: readonly Slide[]): ReadonlySet<string> {
  const ids = shownSlides(slides)
    .flatMap(slideImages)
    .map(({ url }) => uploadId(url))
  return new Set(ids.filter((id) => id !== undefined))
}

function shownSlides(slides: readonly Slide[]): readonly Slide[] {
  const shown = slides.filter(({ hidden }) => hidden !== true)
  return shown.map(({ notes: _private, ...slide }) => slide)
}

function withOwnPictures(slide: Slide, token: string): Slide {
  const addressed = <Picture extends { readonly url?: string | undefined }>(picture: Picture) => {
    const id = uploadId(picture.url ?? '')
    return id === undefined ? picture : { ...picture, url: `/api/share/${token}/uploads/${id}` }
  }
  return {
    ...slide,
    ...(slide.images && { images: slide.images.map(addressed) }),
    ...(slide.media_data && { media_data: addressed(slide.media_data) }),
  }
}
