import type { Slide } from '../slide.ts'
import type { ImageItem, LegacyMedia } from './storedImage.ts'
import { readVisual, type Visual, writeVisual } from './visual.ts'

/** ID of the picture that older decks store outside the list of images. */
export const legacyPictureId = 'legacy-0'

type WithVisuals = Pick<Slide, 'images'>

/** Returns the visuals of a slide in painting order; a legacy picture comes first. */
export function visualsOf(slide: Pick<Slide, 'images' | 'media_data'>): readonly Visual[] {
  const legacy = slide.media_data && legacyPicture(slide.media_data)
  const own = ownVisuals(slide)
  return legacy ? [legacy, ...own] : own
}

/** Returns the visuals that an edit can change: all but the legacy picture, which is stored elsewhere. */
export function ownVisuals({ images = [] }: WithVisuals): readonly Visual[] {
  return images.map(readVisual)
}

/** Adds a visual above the others. */
export function withNewVisual(slide: Slide, visual: Visual): Slide {
  return { ...slide, images: [...(slide.images ?? []), writeVisual(visual)] }
}

/** Edits each of the slide's own visuals; returns the same slide if nothing changes. */
export function mapVisuals(slide: Slide, edit: (visual: Visual) => Visual): Slide {
  const images = slide.images?.map((image) => writeVisual(edit(readVisual(image))))
  const isChanged = images?.some((image, index) => image !== slide.images?.[index]) ?? false
  return images && isChanged ? { ...slide, images } : slide
}

/** Edits the slide's legacy picture. Fields a visual does not have are kept, unless the picture is replaced. */
export function editLegacyPicture(slide: Slide, edit: (picture: Visual) => Visual): Slide {
  const { media_data: media } = slide
  const picture = media && legacyPicture(media)
  if (!picture) return slide
  const edited = edit(picture)
  const { category, type, urls } = media
  const kept = {
    ...(category !== undefined && { category }),
    ...(type !== undefined && { type }),
    ...(urls && { urls }),
  }
  return {
    ...slide,
    media_data: { ...(edited.url === picture.url && kept), ...writeLegacyPicture(edited) },
  }
}

/** Replaces the URL of every picture, including those of older decks. */
export function mapPictureUrls(slide: Slide, replace: (url: string) => string): Slide {
  const { images, media_data: media } = slide
  return {
    ...slide,
    ...(images && { images: images.map((image) => ({ ...image, url: replace(image.url) })) }),
    ...(media && {
      media_data: {
        ...media,
        ...(media.url !== undefined && { url: replace(media.url) }),
        ...(media.urls && { urls: { regular: replace(media.urls.regular) } }),
      },
    }),
  }
}

const legacyPictures = new WeakMap<LegacyMedia, ImageItem>()
const legacyMedia = new WeakMap<Visual, LegacyMedia>()

function legacyPicture(media: LegacyMedia): Visual | undefined {
  const known = legacyPictures.get(media)
  if (known) return readVisual(known)
  const image = legacyImage(media)
  if (!image) return undefined
  const picture = readVisual(image)
  legacyPictures.set(media, image)
  legacyMedia.set(picture, media)
  return picture
}

function legacyImage(media: LegacyMedia): ImageItem | undefined {
  const url = media.url ?? media.urls?.regular
  if (!url) return undefined
  return {
    id: legacyPictureId,
    url,
    type: 'stock',
    ...(media.title !== undefined && { title: media.title }),
    ...(media.author !== undefined && { author: media.author }),
    ...(media.alt_description !== undefined && { alt: media.alt_description }),
    ...(media.position && { position: media.position }),
    ...(media.size && { size: media.size }),
    ...(media.backgroundColor !== undefined && { backgroundColor: media.backgroundColor }),
  }
}

/** Converts the legacy picture back to the field older decks store it in. */
export function writeLegacyPicture(picture: Visual): LegacyMedia {
  const known = legacyMedia.get(picture)
  if (known) return known
  const { url, title, author, alt, position, size, backgroundColor } = picture
  return {
    url,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(alt !== undefined && { alt_description: alt }),
    ...(position && { position }),
    ...(size && { size }),
    ...(backgroundColor !== undefined && { backgroundColor }),
  }
}
