import { type Box, page } from '@deckloom/deck'
import { boundsOf, boxAround, type TurnedBox } from '@deckloom/scene'
import type { Handle } from './resizeBox.ts'
import type { SizeLimits } from './sizeLimits.ts'

export interface ScalableBox extends TurnedBox {
  readonly limits: SizeLimits
}

export interface ScaleDrag {
  /** A corner of the box around all of them. */
  readonly handle: Extract<Handle, 'nw' | 'ne' | 'se' | 'sw'>
  readonly dx: number
  readonly dy: number
}

/**
 * Returns the boxes after a corner of their common bounding box was dragged. All scale by the same factor about the
 * opposite corner, until one reaches the page edge or its size limit.
 */
export function scaleBoxes(boxes: readonly ScalableBox[], drag: ScaleDrag): readonly Box[] {
  const frame = boxAround(boxes.map(boundsOf))
  if (!frame) return []
  const towardsLeft = drag.handle.endsWith('w')
  const towardsTop = drag.handle.startsWith('n')
  const wished = Math.max(
    share(frame.width + (towardsLeft ? -drag.dx : drag.dx), frame.width, 0),
    share(frame.height + (towardsTop ? -drag.dy : drag.dy), frame.height, 0),
  )
  const fixed = {
    x: towardsLeft ? frame.x + frame.width : frame.x,
    y: towardsTop ? frame.y + frame.height : frame.y,
  }
  const room = {
    width: towardsLeft ? fixed.x : page.width - fixed.x,
    height: towardsTop ? fixed.y : page.height - fixed.y,
  }
  const most = Math.min(
    share(room.width, frame.width, Infinity),
    share(room.height, frame.height, Infinity),
    ...boxes.map(mostOf),
  )
  const least = Math.max(...boxes.map(leastOf))
  const scale = Math.max(Math.min(wished, Math.max(most, 1)), Math.min(least, 1))
  return boxes.map(({ box }) => scaleAbout(box, fixed, scale))
}

function leastOf({ box, limits: { min } }: ScalableBox): number {
  return Math.max(share(min.width, box.width, 0), share(min.height, box.height, 0))
}

function mostOf({ box, limits: { max } }: ScalableBox): number {
  return Math.min(share(max.width, box.width, Infinity), share(max.height, box.height, Infinity))
}

// A line may be without width or height, which then says nothing about the scale.
function share(part: number, whole: number, otherwise: number): number {
  return whole === 0 ? otherwise : part / whole
}

// A rotated box keeps its rotation, so its center moves like any other point and its sides grow.
function scaleAbout(
  { x, y, width, height }: Box,
  fixed: { readonly x: number; readonly y: number },
  scale: number,
): Box {
  const middle = {
    x: fixed.x + (x + width / 2 - fixed.x) * scale,
    y: fixed.y + (y + height / 2 - fixed.y) * scale,
  }
  return {
    x: middle.x - (width * scale) / 2,
    y: middle.y - (height * scale) / 2,
    width: width * scale,
    height: height * scale,
  }
}
