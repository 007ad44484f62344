import { type Box, deckLimits, type ShapeData } from '@deckloom/deck'
import { ellipsePath, n, rectPath, roundedPath } from '../paths.ts'
import { downArrow, leftArrow, rightArrow, upArrow } from './presets/arrows.ts'
import { cloud } from './presets/cloud.ts'
import type { ShapeGeometry } from './presets/frame.ts'
import { gear } from './presets/gear.ts'
import {
  diamond,
  hexagon,
  house,
  lightningBolt,
  octagon,
  parallelogram,
  pentagon,
  star,
  trapezoid,
  triangle,
} from './presets/polygons.ts'
import { multiply, plus } from './presets/signs.ts'
import { heart, speechBubble } from './presets/curved.ts'

/**
 * Returns the geometry of a shape, by the formulas of the preset that a PPTX names for it (ECMA-376
 * presetShapeDefinitions) and the adjust values of `presetShape`, so that the page and the export look alike. The house
 * and freeforms have no preset.
 */
export function shapeGeometry(shape: Outlined, box: Box): ShapeGeometry {
  return drawings[shape.type](box, shape)
}

/** What the outline of a shape depends on, besides its box. */
export type Outlined = Pick<ShapeData, 'type' | 'borderRadius' | 'path'>

type Drawing = (box: Box, shape: Outlined) => ShapeGeometry

const drawings: Readonly<Record<ShapeData['type'], Drawing>> = {
  rectangle: (box, { borderRadius = 0 }) => roundRectangle(box, borderRadius),
  'rounded-rect': (box) => roundRectangle(box, Math.min(box.width, box.height) * 0.16667),
  circle: ellipse,
  oval: ellipse,
  triangle,
  diamond,
  star,
  pentagon,
  hexagon,
  octagon,
  parallelogram,
  trapezoid,
  'arrow-right': rightArrow,
  'arrow-left': leftArrow,
  'arrow-up': upArrow,
  'arrow-down': downArrow,
  heart,
  cross: plus,
  'x-mark': multiply,
  house,
  'speech-bubble': speechBubble,
  cloud,
  lightning: lightningBolt,
  gear,
  freeform: (box, { path }) => ({
    outline: path === undefined ? rectPath(box) : pathInBox(path, box),
    textBox: box,
  }),
}

/** Stretches the path of a freeform over its box. */
function pathInBox(path: string, { x, y, width, height }: Box): string {
  const { grid } = deckLimits.freeform
  return path.replaceAll(
    /(-?\d+) (-?\d+)/gu,
    (_, across: string, down: string) =>
      `${n(x + (Number(across) / grid) * width)} ${n(y + (Number(down) / grid) * height)}`,
  )
}

/**
 * Distance along each axis from the corner of a rounded rectangle to the middle of its arc, as a share of the radius.
 */
const cornerInset = 0.29289

function roundRectangle(box: Box, radius: number): ShapeGeometry {
  const inset = Math.min(radius, box.width / 2, box.height / 2) * cornerInset
  return { outline: roundOutline(box, radius), textBox: insetBox(box, inset, inset) }
}

// The preset begins at the left end of its first corner, and so do its dashes.
function roundOutline(box: Box, radius: number): string {
  const path = roundedPath(box, radius)
  const last = path.lastIndexOf('C')
  if (last === -1) return path
  const start = `M${n(box.x)} ${n(box.y + Math.min(radius, box.width / 2, box.height / 2))}`
  return `${start}${path.slice(last, -1)}${path.slice(path.indexOf('L'), last)}Z`
}

function ellipse(box: Box): ShapeGeometry {
  const share = (1 - Math.SQRT1_2) / 2
  return {
    outline: ellipsePath(box),
    textBox: insetBox(box, box.width * share, box.height * share),
  }
}

function insetBox({ x, y, width, height }: Box, across: number, down: number): Box {
  return { x: x + across, y: y + down, width: width - across * 2, height: height - down * 2 }
}
