import type { Box } from '@deckloom/deck'
import { polygonGeometry, shorterSide, type ShapeGeometry } from './frame.ts'

/** Draws the preset `plus`. */
export function plus(box: Box): ShapeGeometry {
  const { width, height } = box
  const arm = shorterSide(box) / 4
  const [right, bottom] = [width - arm, height - arm]
  return polygonGeometry(
    box,
    [
      [0, arm],
      [arm, arm],
      [arm, 0],
      [right, 0],
      [right, arm],
      [width, arm],
      [width, bottom],
      [right, bottom],
      [right, height],
      [arm, height],
      [arm, bottom],
      [0, bottom],
    ],
    // The longer of the two bars holds the text.
    width > height ? [0, arm, width, bottom] : [arm, 0, right, height],
  )
}

/** Draws the preset `mathMultiply`: two bars along the diagonals of the box. */
export function multiply(box: Box): ShapeGeometry {
  const { width, height } = box
  const thickness = shorterSide(box) * 0.2352
  const diagonal = Math.hypot(width, height)
  const [cos, sin] = [width / diagonal, height / diagonal]
  const margin = (diagonal * (1 - 0.51965)) / 2
  const [ax, ay] = [cos * margin - (sin * thickness) / 2, sin * margin + (cos * thickness) / 2]
  const [bx, by] = [cos * margin + (sin * thickness) / 2, sin * margin - (cos * thickness) / 2]
  // Where the edges of the bars meet, above and to the left of the center.
  const upper = ((width / 2 - bx) * sin) / cos + by
  const left = ax + ((height / 2 - ay) * cos) / sin
  return polygonGeometry(
    box,
    [
      [ax, ay],
      [bx, by],
      [width / 2, upper],
      [width - bx, by],
      [width - ax, ay],
      [width - left, height / 2],
      [width - ax, height - ay],
      [width - bx, height - by],
      [width / 2, height - upper],
      [bx, height - by],
      [ax, height - ay],
      [left, height / 2],
    ],
    [ax, by, width - ax, height - by],
  )
}
