import type { Box } from '@deckloom/deck'
import { PresetPen, type Point } from '../PresetPen.ts'
import { edgesBox, shorterSide, type ShapeGeometry } from './frame.ts'

/** Draws the preset `heart`: two curves, of which only the handles extend far beyond the box. */
export function heart(box: Box): ShapeGeometry {
  const { width, height } = box
  const middle = width / 2
  const [inner, outer] = [(width * 10) / 48, (width * 49) / 48]
  const notch: Point = [middle, height / 4]
  const outline = new PresetPen(box)
    .move(notch)
    .curve([middle + inner, -height / 3], [middle + outer, height / 4], [middle, height])
    .curve([middle - outer, height / 4], [middle - inner, -height / 3], notch)
    .close()
  return {
    outline: outline.d,
    textBox: edgesBox(box, [width / 6, height / 4, (width * 5) / 6, (height * 2) / 3]),
  }
}

const quarter = 5_400_000

/** Draws the preset `wedgeRoundRectCallout`: a rounded rectangle whose tail leaves the box at the bottom. */
export function speechBubble(box: Box): ShapeGeometry {
  const { width, height } = box
  const radius = shorterSide(box) * 0.16667
  const corner: Point = [radius, radius]
  const outline = new PresetPen(box)
    .move([0, radius])
    .arc(corner, quarter * 2, quarter)
    .line([width - radius, 0])
    .arc(corner, quarter * 3, quarter)
    .line([width, height - radius])
    .arc(corner, 0, quarter)
    .line([(width * 5) / 12, height])
    .line([width / 2 + width * -0.20833, height / 2 + height * 0.625])
    .line([width / 6, height], [radius, height])
    .arc(corner, quarter, quarter)
    .close()
  const inset = radius * 0.29289
  return {
    outline: outline.d,
    textBox: edgesBox(box, [inset, inset, width - inset, height - inset]),
  }
}
