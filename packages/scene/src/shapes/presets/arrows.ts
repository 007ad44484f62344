import type { Box } from '@deckloom/deck'
import type { Point } from '../PresetPen.ts'
import { polygonGeometry, type TextEdges, type ShapeGeometry } from './frame.ts'

interface Arrow {
  readonly corners: readonly [Point, ...Point[]]
  readonly text: TextEdges
}

/** Returns an arrow pointing right, in a box of this length and thickness. */
function arrow(length: number, thickness: number): Arrow {
  const head = Math.min(length, thickness) / 2
  const neck = length - head
  const [upper, lower] = [thickness / 4, (thickness * 3) / 4]
  return {
    corners: [
      [0, upper],
      [neck, upper],
      [neck, 0],
      [length, thickness / 2],
      [neck, thickness],
      [neck, lower],
      [0, lower],
    ],
    // The text may extend into the head as far as the head is at least as thick as the shaft.
    text: [0, upper, neck + head / 2, lower],
  }
}

export function rightArrow(box: Box): ShapeGeometry {
  const { corners, text } = arrow(box.width, box.height)
  return polygonGeometry(box, corners, text)
}

export function leftArrow(box: Box): ShapeGeometry {
  const { corners, text } = arrow(box.width, box.height)
  const [left, top, right, bottom] = text
  const mirrored = mapCorners(corners, ([x, y]) => [box.width - x, y])
  return polygonGeometry(box, mirrored, [box.width - right, top, box.width - left, bottom])
}

export function downArrow(box: Box): ShapeGeometry {
  const { corners, text } = arrow(box.height, box.width)
  const [left, top, right, bottom] = text
  const turned = mapCorners(corners, ([x, y]) => [y, x])
  return polygonGeometry(box, turned, [top, left, bottom, right])
}

export function upArrow(box: Box): ShapeGeometry {
  const { corners, text } = arrow(box.height, box.width)
  const [left, top, right, bottom] = text
  const turned = mapCorners(corners, ([x, y]) => [y, box.height - x])
  return polygonGeometry(box, turned, [top, box.height - right, bottom, box.height - left])
}

function mapCorners(
  [first, ...rest]: Arrow['corners'],
  map: (corner: Point) => Point,
): Arrow['corners'] {
  return [map(first), ...rest.map(map)]
}
