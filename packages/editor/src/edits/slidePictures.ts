import {
  deckDefaults,
  editContent,
  layouts,
  legacyPictureId,
  type Picture,
  readContent,
  type Slide,
  type Visual,
  visualsOf,
} from '@deckloom/deck'
import { findElement, hasSlot } from './elements.ts'
import { editVisual, hasRoomForVisual, withVisual } from './slideVisuals.ts'

/** A picture as somebody chose it, without its place. */
export type PictureSource = Pick<
  Picture,
  'url' | 'origin' | 'title' | 'author' | 'prompt' | 'attribution' | 'alt'
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
  const visual: Picture = { ...picture, kind: 'picture', id }
  if (!waitsForPicture(slide))
    return withVisual(slide, visual, { ...at, ...deckDefaults.newImageSize })
  const placed = { ...visual, size: deckDefaults.newImageSize }
  return editContent(slide, (content) => ({
    ...content,
    visualType: 'photo',
    visuals: [...content.visuals, placed],
  }))
}

function waitsForPicture(slide: Slide): boolean {
  return layouts[readContent(slide).layout].visual === 'picture' && slotPicture(slide) === undefined
}

/** Another picture in the same place and frame; what is no picture stays as it is. */
export function withPictureSource(slide: Slide, elementId: string, picture: PictureSource): Slide {
  const element = findElement(slide, elementId)
  if (element?.kind !== 'visual' || element.visual.kind !== 'picture') return slide
  return editVisual(slide, elementId, (visual) => withSource(visual, picture))
}

/** The picture in its frame, with nothing of what was said about the one before. */
function withSource(visual: Visual, picture: PictureSource): Visual {
  const { title: _, author: __, prompt: ___, attribution: ____, alt: _____, ...frame } = visual
  return { ...frame, ...picture }
}

/** Whether the picture fills its frame or is shown whole in it. */
export function withPictureFit(
  slide: Slide,
  elementId: string,
  fit: NonNullable<Picture['fit']>,
): Slide {
  return editVisual(slide, elementId, (visual) => ({ ...visual, fit }))
}

/** Whether the slide is a photo beside its text: 'Add Image' then takes the photo away. */
export function hasPhotoBeside(slide: Slide): boolean {
  const { visualType, layout } = readContent(slide)
  const picture = slotPicture(slide)
  return (
    visualType === 'photo' &&
    layout === 'side-by-side image + bullets' &&
    picture !== undefined &&
    picture.url !== ''
  )
}

/** Back to text alone: what stood in the layout's place for pictures goes, what stands free stays. */
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
        // A legacy picture that was moved stands free, but it is the slide's media all the same.
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
