import type { Slide } from '../slide.ts'
import type { ImageItem, LegacyMedia } from './storedImage.ts'
import { readVisual, type Visual, writeVisual } from './visual.ts'

/** Id of the picture that older decks carry outside the list of images. */
export const legacyPictureId = 'legacy-0'

type WithVisuals = Pick<Slide, 'images'>

/** The visuals of a slide in painting order; a legacy picture counts as the first. */
export function visualsOf(slide: Pick<Slide, 'images' | 'media_data'>): readonly Visual[] {
  const legacy = slide.media_data && legacyPicture(slide.media_data)
  const own = ownVisuals(slide)
  return legacy ? [legacy, ...own] : own
}

/** Those that an edit can change: without the legacy picture, which is kept elsewhere. */
export function ownVisuals({ images = [] }: WithVisuals): readonly Visual[] {
  return images.map(readVisual)
}

/** The slide with one more visual above the others. */
export function withNewVisual(slide: Slide, visual: Visual): Slide {
  return { ...slide, images: [...(slide.images ?? []), writeVisual(visual)] }
}

/** The slide with each of its own visuals edited; the same slide where no edit changes anything. */
export function mapVisuals(slide: Slide, edit: (visual: Visual) => Visual): Slide {
  const images = slide.images?.map((image) => writeVisual(edit(readVisual(image))))
  const isChanged = images?.some((image, index) => image !== slide.images?.[index]) ?? false
  return images && isChanged ? { ...slide, images } : slide
}

/** The slide with its legacy picture edited. Fields that a visual does not have stay, unless another picture takes its place. */
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

/** The slide with the URL of each picture replaced, that of older decks included. */
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

/** The field that older decks keep their picture in, of a picture that was read from it. */
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
