import type { Box } from '@deckloom/deck'
import type { Point } from '../PresetPen.ts'
import { polygonGeometry, shorterSide, type ShapeGeometry } from './frame.ts'

export function triangle(box: Box): ShapeGeometry {
  const { width, height } = box
  return polygonGeometry(
    box,
    [
      [0, height],
      [width / 2, 0],
      [width, height],
    ],
    [width / 4, height / 2, (width * 3) / 4, height],
  )
}

export function diamond(box: Box): ShapeGeometry {
  const { width, height } = box
  return polygonGeometry(
    box,
    [
      [0, height / 2],
      [width / 2, 0],
      [width, height / 2],
      [width / 2, height],
    ],
    [width / 4, height / 4, (width * 3) / 4, (height * 3) / 4],
  )
}

// Stars and pentagons are stretched so that they touch all four sides of their box.
const stretch = { across: 1.05146, down: 1.10557 } as const

/** Returns a point of a circle that is stretched like a star; angles in degrees clockwise from three o'clock. */
function starPoint({ width, height }: Box, angle: number, share = 1): Point {
  const radians = (angle * Math.PI) / 180
  return [
    width / 2 + (width / 2) * stretch.across * share * Math.cos(radians),
    (height / 2) * stretch.down * (1 + share * Math.sin(radians)),
  ]
}

/** Draws the preset `star5`. */
export function star(box: Box): ShapeGeometry {
  const inner = 0.19098 * 2
  const outerPoint = (angle: number): Point => starPoint(box, angle)
  const innerPoint = (angle: number): Point => starPoint(box, angle, inner)
  const [left, top] = [innerPoint(198)[0], innerPoint(234)[1]]
  return polygonGeometry(
    box,
    [
      outerPoint(198),
      innerPoint(234),
      [box.width / 2, 0],
      innerPoint(306),
      outerPoint(342),
      innerPoint(18),
      outerPoint(54),
      innerPoint(90),
      outerPoint(126),
      innerPoint(162),
    ],
    [left, top, box.width - left, innerPoint(90)[1]],
  )
}

export function pentagon(box: Box): ShapeGeometry {
  const upper = starPoint(box, 342)
  const lower = starPoint(box, 54)
  const reach = (lower[0] - box.width / 2) / (upper[0] - box.width / 2)
  return polygonGeometry(
    box,
    [starPoint(box, 198), [box.width / 2, 0], upper, lower, starPoint(box, 126)],
    [box.width - lower[0], upper[1] * reach, lower[0], lower[1]],
  )
}

export function hexagon(box: Box): ShapeGeometry {
  const { width, height } = box
  const inset = shorterSide(box) / 4
  const rise = (height / 2) * 1.1547 * Math.sin(Math.PI / 3)
  const [top, bottom] = [height / 2 - rise, height / 2 + rise]
  const share = (1 + shorterSide(box) / width) / 12
  return polygonGeometry(
    box,
    [
      [0, height / 2],
      [inset, top],
      [width - inset, top],
      [width, height / 2],
      [width - inset, bottom],
      [inset, bottom],
    ],
    [width * share, height * share, width * (1 - share), height * (1 - share)],
  )
}

export function octagon(box: Box): ShapeGeometry {
  const { width, height } = box
  const cut = shorterSide(box) * 0.29289
  const [right, bottom] = [width - cut, height - cut]
  return polygonGeometry(
    box,
    [
      [0, cut],
      [cut, 0],
      [right, 0],
      [width, cut],
      [width, bottom],
      [right, height],
      [cut, height],
      [0, bottom],
    ],
    [cut / 2, cut / 2, width - cut / 2, height - cut / 2],
  )
}

export function parallelogram(box: Box): ShapeGeometry {
  const { width, height } = box
  const slant = shorterSide(box) / 4
  const share = (1 + (5 * slant) / width) / 12
  return polygonGeometry(
    box,
    [
      [0, height],
      [slant, 0],
      [width, 0],
      [width - slant, height],
    ],
    [width * share, height * share, width * (1 - share), height * (1 - share)],
  )
}

export function trapezoid(box: Box): ShapeGeometry {
  const { width, height } = box
  const slant = shorterSide(box) / 4
  const share = ((slant / width) * 2) / 3
  return polygonGeometry(
    box,
    [
      [0, height],
      [slant, 0],
      [width - slant, 0],
      [width, height],
    ],
    [width * share, height * share, width * (1 - share), height],
  )
}

export function lightningBolt(box: Box): ShapeGeometry {
  const at = (x: number, y: number): Point => [(x / 21_600) * box.width, (y / 21_600) * box.height]
  return polygonGeometry(
    box,
    [
      at(8472, 0),
      at(12_860, 6080),
      at(11_050, 6797),
      at(16_577, 12_007),
      at(14_767, 12_877),
      at(21_600, 21_600),
      at(10_012, 14_915),
      at(12_222, 13_987),
      at(5022, 9705),
      at(7602, 8382),
      at(0, 3890),
    ],
    [...at(8757, 7437), ...at(13_917, 14_277)],
  )
}

/** Draws a house, for which office programs have no preset: a wall under a roof, each half as tall as the box. */
export function house(box: Box): ShapeGeometry {
  const { width, height } = box
  return polygonGeometry(
    box,
    [
      [0, height],
      [0, height / 2],
      [width / 2, 0],
      [width, height / 2],
      [width, height],
    ],
    [width / 8, (height * 3) / 8, (width * 7) / 8, height],
  )
}
