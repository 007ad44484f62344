import {
  deckDefaults,
  type ImageItem,
  layouts,
  type LegacyMedia,
  type Slide,
  slideImages,
} from '@deckloom/deck'
import { findElement, isSign, legacyImageId } from './elements.ts'
import { hasRoomForVisual, withVisual } from './slideVisuals.ts'

/** A picture as somebody chose it, without its place. */
export type PictureSource = Pick<
  ImageItem,
  'url' | 'type' | 'title' | 'author' | 'prompt' | 'attribution' | 'alt'
>

export interface NewPicture {
  readonly id: string
  readonly picture: PictureSource
  /** Top left corner, page units; not needed where the layout has a place for it. */
  readonly at: { readonly x: number; readonly y: number }
}

/** A picture of 300 x 200; where the layout waits for a picture it takes that place. A full slide stays as it is. */
export function withPicture(slide: Slide, { id, picture, at }: NewPicture): Slide {
  if (!hasRoomForVisual(slide)) return slide
  const image: ImageItem = { ...picture, id }
  if (!waitsForPicture(slide))
    return withVisual(slide, image, { ...at, ...deckDefaults.newImageSize })
  const placed = { ...image, size: deckDefaults.newImageSize }
  return { ...slide, visual_type: 'photo', images: [...(slide.images ?? []), placed] }
}

function waitsForPicture(slide: Slide): boolean {
  return layouts[slide.layout_template].visual === 'picture' && slotPicture(slide) === undefined
}

/** Another picture in the same place and frame; what is no picture stays as it is. */
export function withPictureSource(slide: Slide, elementId: string, picture: PictureSource): Slide {
  const element = findElement(slide, elementId)
  if (element?.kind !== 'image' || element.image.chartData || isSign(element.image)) return slide
  if (elementId === legacyImageId && slide.media_data) {
    return { ...slide, media_data: withLegacySource(slide.media_data, picture) }
  }
  return {
    ...slide,
    images: (slide.images ?? []).map((image): ImageItem => {
      if (image.id !== elementId) return image
      const { title: _, author: __, prompt: ___, attribution: ____, alt: _____, ...frame } = image
      return { ...frame, ...picture }
    }),
  }
}

function withLegacySource(
  { position, size, backgroundColor }: LegacyMedia,
  { url, title, author, alt }: PictureSource,
): LegacyMedia {
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

/** Whether the picture fills its frame or is shown whole in it. */
export function withPictureFit(
  slide: Slide,
  elementId: string,
  fit: NonNullable<ImageItem['fit']>,
): Slide {
  return {
    ...slide,
    ...(slide.images && {
      images: slide.images.map((image) => (image.id === elementId ? { ...image, fit } : image)),
    }),
  }
}

/** Whether the slide is a photo beside its text: 'Add Image' then takes the photo away. */
export function hasPhotoBeside(slide: Slide): boolean {
  const picture = slotPicture(slide)
  return (
    slide.visual_type === 'photo' &&
    slide.layout_template === 'side-by-side image + bullets' &&
    picture !== undefined &&
    picture.url !== ''
  )
}

/** Back to text alone: what stood in the layout's place for pictures goes, what stands free stays. */
export function withoutPhotoBeside(slide: Slide): Slide {
  const { media_data: _media, images, slot_boxes: boxes, ...rest } = slide
  const { visual: _, ...textBoxes } = boxes ?? {}
  // A legacy picture that was moved stands free, but it is the slide's media all the same.
  const kept = images?.filter((item) => item.position ?? isSign(item))
  return {
    ...rest,
    visual_type: 'quote',
    visual_description: '',
    layout_template: 'title + bullets',
    ...(images && { images: kept ?? [] }),
    ...(boxes && { slot_boxes: textBoxes }),
  }
}

function slotPicture(slide: Slide): ImageItem | undefined {
  return slideImages(slide).find(({ id }) => {
    const element = findElement(slide, id)
    return element?.kind === 'image' && element.inSlot
  })
}
