import type { Box, IconVisual } from '@deckloom/deck'
import { paintColor, type Look } from '../colors/look.ts'
import type { PathMark } from '../marks.ts'
import { iconStroke, placeIcon } from './iconGrid.ts'

export interface IconRequest {
  readonly visual: IconVisual
  readonly box: Box
  readonly rotation?: number
}

/** Creates an icon that the user placed on the slide: lines in one color, centered in its box and never distorted. */
export function iconMark(look: Look, { visual, box, rotation }: IconRequest): PathMark {
  const { id, icon } = visual
  const size = Math.min(box.width, box.height)
  const at = {
    x: box.x + (box.width - size) / 2,
    y: box.y + (box.height - size) / 2,
    size,
  }
  return {
    mark: 'path',
    id,
    box,
    origin: { elementId: id, role: 'shape' },
    alt: visual.alt ?? visual.title ?? icon.name.replaceAll('-', ' '),
    d: placeIcon(icon.d, at),
    stroke: iconStroke(paintColor(look, icon.color), size),
    ...(rotation !== undefined && { rotation }),
  }
}
