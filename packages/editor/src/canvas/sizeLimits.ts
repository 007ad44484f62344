import { deckLimits, page } from '@deckloom/deck'
import type { SlideElement } from '../edits/elements.ts'
import type { Size } from './resizeBox.ts'

export interface SizeLimits {
  readonly min: Size
  readonly max: Size
}

const { textBox, image, shape, icon } = deckLimits
const text = { min: { width: textBox.minWidth, height: textBox.minHeight }, max: page }
const picture = { min: { width: image.minWidth, height: image.minHeight }, max: page }
const drawn = {
  min: { width: shape.min, height: shape.min },
  max: { width: shape.max, height: shape.max },
}
const freeform = { min: { width: 1, height: 1 }, max: page }
const sign = {
  min: { width: icon.min, height: icon.min },
  max: { width: icon.max, height: icon.max },
}

// A line may be level or upright, so it needs no width and no height.
const line = { min: { width: 0, height: 0 }, max: page }

/** Returns the minimum and maximum size of an element, in page units. */
export function sizeLimits(element: SlideElement): SizeLimits {
  if (element.kind !== 'visual') return text
  switch (element.visual.kind) {
    case 'picture':
    case 'chart':
      return picture
    case 'shape':
      return element.visual.shape.type === 'freeform' ? freeform : drawn
    case 'icon':
      return sign
    case 'line':
      return line
  }
}
