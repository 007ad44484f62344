import {
  type Box,
  type Crop,
  legacyPictureId,
  type ShapeType,
  type Slide,
  type Visual,
} from '@deckloom/deck'
import { findElement } from '../edits/elements.ts'
import { isLocked } from '../edits/placing.ts'
import { withElementBox } from '../edits/slideBoxes.ts'
import { editVisual } from '../edits/slideVisuals.ts'

export interface PictureCrop {
  readonly crop?: Crop | undefined
  readonly mask?: ShapeType | undefined
  /** The frame, if it changed. */
  readonly box?: Box | undefined
}

/** Returns why a visual cannot be cropped, for people; undefined if it can. */
export function cropRefusal(slide: Slide, visual: Visual): string | undefined {
  if (visual.kind !== 'picture') return 'Only pictures can be cropped'
  if (visual.url.startsWith('illustration:'))
    return 'Illustrations are drawn to fit their frame, so there is nothing to crop'
  if (visual.url === '') return 'There is no picture to crop yet'
  if (visual.id === legacyPictureId) return 'The picture of an older deck can’t be cropped'
  return isLocked(slide, visual.id) ? 'Unlock the picture to crop it' : undefined
}

/** Sets what a picture shows, and its frame; fields that are absent are removed. Anything else is left unchanged. */
export function withCrop(slide: Slide, elementId: string, { crop, mask, box }: PictureCrop): Slide {
  const element = findElement(slide, elementId)
  if (element?.kind !== 'visual' || cropRefusal(slide, element.visual) !== undefined) return slide
  const placed = box ? withElementBox(slide, elementId, box) : slide
  return editVisual(placed, elementId, (visual) => {
    const { crop: _crop, mask: _mask, fit: _fit, ...rest } = visual
    return { ...rest, ...(crop && !isWhole(crop) && { crop }), ...(mask && { mask }) }
  })
}

function isWhole({ x, y, width, height }: NonNullable<PictureCrop['crop']>): boolean {
  return x === 0 && y === 0 && width === 1 && height === 1
}
