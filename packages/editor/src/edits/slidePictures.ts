import {
  deckDefaults,
  deckLimits,
  editContent,
  layouts,
  legacyPictureId,
  page,
  type Picture,
  readContent,
  type Slide,
  type Visual,
  visualsOf,
} from '@deckloom/deck'
import { freeShift } from '../canvas/freeShift.ts'
import { findElement, hasSlot } from './elements.ts'
import { editVisual, hasRoomFor, withVisual } from './slideVisuals.ts'

/** A picture as chosen, without its position. */
export type PictureSource = Pick<
  Picture,
  'url' | 'origin' | 'title' | 'author' | 'prompt' | 'attribution' | 'alt'
>

export interface NewPicture {
  readonly id: string
  readonly picture: PictureSource
  /** Top left corner, page units; not used where the layout has a slot for the picture. */
  readonly at: { readonly x: number; readonly y: number }
  /** Page units; 300 x 200 if absent. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** Adds a picture, or fills the layout's empty picture slot. A full slide is returned unchanged. */
export function withPicture(
  slide: Slide,
  { id, picture, at, size = deckDefaults.newImageSize }: NewPicture,
): Slide {
  if (!hasRoomFor(slide, 'picture')) return slide
  const visual: Picture = { ...picture, kind: 'picture', id }
  if (!waitsForPicture(slide)) {
    const shift = freeShift(slide, [at])
    return withVisual(slide, visual, { x: at.x + shift, y: at.y + shift, ...size })
  }
  const placed = { ...visual, size: deckDefaults.newImageSize }
  return editContent(slide, (content) => ({
    ...content,
    visualType: 'photo',
    visuals: [...content.visuals, placed],
  }))
}

/** The largest size of a picture that was pasted or dropped, in page units. */
const roomy = { width: 480, height: 400 }

/** The size of a new picture in page units that shows it whole. `width` and `height` in pixels. */
export function sizeOfPicture({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}) {
  const scale = Math.min(roomy.width / width, roomy.height / height, 1)
  const { minWidth, minHeight } = deckLimits.image
  const least = Math.max(minWidth / width, minHeight / height, scale)
  return {
    width: Math.min(Math.round(width * least), page.width),
    height: Math.min(Math.round(height * least), page.height),
  }
}

function waitsForPicture(slide: Slide): boolean {
  return layouts[readContent(slide).layout].visual === 'picture' && slotPicture(slide) === undefined
}

/** Replaces a picture and keeps its position and frame; anything else is left unchanged. */
export function withPictureSource(slide: Slide, elementId: string, picture: PictureSource): Slide {
  const element = findElement(slide, elementId)
  if (element?.kind !== 'visual' || element.visual.kind !== 'picture') return slide
  return editVisual(slide, elementId, (visual) => withSource(visual, picture))
}

/** Puts the picture into the frame and drops all metadata of the previous one, and the region that was of it. */
function withSource(visual: Visual, picture: PictureSource): Visual {
  const { title: _, author: __, prompt: ___, attribution: ____, alt: _____, ...framed } = visual
  const { crop: _crop, ...frame } = framed
  return { ...frame, ...picture }
}

/** Sets whether the picture fills its frame, or is shown whole inside it and thus without a crop. */
export function withPictureFit(
  slide: Slide,
  elementId: string,
  fit: NonNullable<Picture['fit']>,
): Slide {
  return editVisual(slide, elementId, (visual) => {
    if (fit === 'cover') return { ...visual, fit }
    const { crop: _crop, mask: _mask, ...whole } = visual
    return { ...whole, fit }
  })
}

/** Whether the slide has a photo beside its text, in which case 'Add Image' removes the photo. */
export function hasPhotoBeside(slide: Slide): boolean {
  const { visualType, layout } = readContent(slide)
  const picture = slotPicture(slide)
  return (
    visualType === 'photo' &&
    layouts[layout].dropsPhoto &&
    picture !== undefined &&
    picture.url !== ''
  )
}

/** Reverts to text only: removes what is in the layout's picture slot and keeps free elements. */
export function withoutPhotoBeside(slide: Slide): Slide {
  return editContent(slide, (content) => {
    const { visual: _, ...textBoxes } = content.slotBoxes ?? {}
    return {
      ...content,
      visualType: 'quote',
      visualDescription: '',
      layout: 'title + bullets',
      ...(content.slotBoxes && { slotBoxes: textBoxes }),
      visuals: content.visuals.filter(
        // A legacy picture that was moved is free, but it is still the slide's media.
        (visual) =>
          visual.id !== legacyPictureId && (visual.position !== undefined || !hasSlot(visual)),
      ),
    }
  })
}

function slotPicture(slide: Slide): Visual | undefined {
  return visualsOf(slide).find(({ id }) => {
    const element = findElement(slide, id)
    return element?.kind === 'visual' && element.inSlot
  })
}
