import type { ShapeData } from '@deckloom/deck'
import { gearSites } from '../shapes/presets/gear.ts'
import type { Size, LocalSite } from './site.ts'

// ECMA-376 presetShapeDefinitions, `cxnLst`, with the adjust values of `presetShape`. The order is the preset's: its
// index is what a PPTX names.

const [right, down, left, up] = [0, 90, 180, 270] as const

/** The four middles of a box: of rectangles and most other shapes, pictures, charts, tables and text boxes. */
export function boxSites({ width, height }: Size): readonly LocalSite[] {
  return fourSites({ width, height }, { top: 0, left: 0, bottom: height, right: width })
}

interface Edges {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Sites at the edges of a shape: top, left, bottom, right. */
function fourSites({ width, height }: Size, edges: Edges): readonly LocalSite[] {
  return [
    [width / 2, edges.top, up],
    [edges.left, height / 2, left],
    [width / 2, edges.bottom, down],
    [edges.right, height / 2, right],
  ]
}

function ellipse({ width, height }: Size): readonly LocalSite[] {
  const [dx, dy] = [(width / 2) * Math.SQRT1_2, (height / 2) * Math.SQRT1_2]
  const [cx, cy] = [width / 2, height / 2]
  return [
    [cx, 0, up],
    [cx - dx, cy - dy, up],
    [0, cy, left],
    [cx - dx, cy + dy, down],
    [cx, height, down],
    [cx + dx, cy + dy, down],
    [width, cy, right],
    [cx + dx, cy - dy, up],
  ]
}

function triangle({ width, height }: Size): readonly LocalSite[] {
  return [
    [width / 2, 0, up],
    [width / 4, height / 2, left],
    [0, height, down],
    [width / 2, height, down],
    [width, height, down],
    [(width * 3) / 4, height / 2, right],
  ]
}

/** The tips of a star or the corners of a pentagon: top, left, lower left, lower right, right. */
function fiveTips({ width, height }: Size): readonly [LocalSite, ...LocalSite[]] {
  const [rx, ry] = [(width / 2) * 1.051_46, (height / 2) * 1.105_57]
  const at = (degrees: number, side: -1 | 1, angle: number): LocalSite => {
    const turn = (degrees * Math.PI) / 180
    return [width / 2 + side * Math.cos(turn) * rx, ry - Math.sin(turn) * ry, angle]
  }
  return [
    [width / 2, 0, up],
    at(18, -1, left),
    at(306, -1, down),
    at(306, 1, down),
    at(18, 1, right),
  ]
}

function pentagon(size: Size): readonly LocalSite[] {
  const tips = fiveTips(size)
  return [...tips.slice(0, 3), [size.width / 2, size.height, down], ...tips.slice(3)]
}

function hexagon({ width, height }: Size): readonly LocalSite[] {
  const inset = Math.min(width, height) / 4
  const dy = (height / 2) * 1.1547 * Math.sin(Math.PI / 3)
  return [
    [width, height / 2, right],
    [width - inset, height / 2 + dy, down],
    [inset, height / 2 + dy, down],
    [0, height / 2, left],
    [inset, height / 2 - dy, up],
    [width - inset, height / 2 - dy, up],
  ]
}

function octagon({ width, height }: Size): readonly LocalSite[] {
  const cut = Math.min(width, height) * 0.292_89
  return [
    [width, cut, right],
    [width, height - cut, right],
    [width - cut, height, down],
    [cut, height, down],
    [0, height - cut, left],
    [0, cut, left],
    [cut, 0, up],
    [width - cut, 0, up],
  ]
}

function parallelogram({ width, height }: Size): readonly LocalSite[] {
  const slant = Math.min(width, height) / 4
  const y = Math.min(height, (height * (width / 2)) / slant)
  return [
    [width / 2, height - y, up],
    [width - (width - slant) / 2, 0, up],
    [width - slant / 2, height / 2, right],
    [(width - slant) / 2, height, down],
    [width / 2, y, down],
    [slant / 2, height / 2, left],
  ]
}

function trapezoid(size: Size): readonly LocalSite[] {
  const inset = Math.min(size.width, size.height) / 8
  return fourSites(size, {
    top: 0,
    left: inset,
    bottom: size.height,
    right: size.width - inset,
  })
}

/** Arrows to the left and right have their sites above and below at the foot of the head. */
function levelArrow(towards: 'left' | 'right') {
  return ({ width, height }: Size): readonly LocalSite[] => {
    const head = Math.min(width, height) / 2
    const foot = towards === 'right' ? width - head : head
    return [
      [foot, 0, up],
      [0, height / 2, left],
      [foot, height, down],
      [width, height / 2, right],
    ]
  }
}

function uprightArrow(towards: 'up' | 'down') {
  return ({ width, height }: Size): readonly LocalSite[] => {
    const head = Math.min(width, height) / 2
    const foot = towards === 'down' ? height - head : head
    return [
      [width / 2, 0, up],
      [0, foot, left],
      [width / 2, height, down],
      [width, foot, right],
    ]
  }
}

function heart({ width, height }: Size): readonly LocalSite[] {
  return [
    [width / 2, height / 4, up],
    [width / 2, height, down],
  ]
}

function multiply({ width, height }: Size): readonly LocalSite[] {
  const share = (1 - 0.519_65) / 2
  const [x, y] = [width * share, height * share]
  return [
    [x, y, left],
    [width - x, y, up],
    [width - x, height - y, right],
    [x, height - y, down],
  ]
}

function speechBubble(size: Size): readonly LocalSite[] {
  const { width, height } = size
  return [...boxSites(size), [width * (0.5 - 0.208_33), height * (0.5 + 0.625), down]]
}

function cloud({ width, height }: Size): readonly LocalSite[] {
  return [
    [(width * 21_582) / 21_600, height / 2, right],
    [width / 2, (height * 21_577) / 21_600, down],
    [(width * 67) / 21_600, height / 2, left],
    [width / 2, (height * 1235) / 21_600, up],
  ]
}

const bolt: readonly LocalSite[] = [
  [8472, 0, up],
  [0, 3890, up],
  [5022, 9705, left],
  [10_012, 14_915, left],
  [21_600, 21_600, down],
  [16_577, 12_007, right],
  [12_860, 6080, right],
]

function lightning({ width, height }: Size): readonly LocalSite[] {
  return bolt.map(([x, y, angle]) => [(x * width) / 21_600, (y * height) / 21_600, angle])
}

type Sites = (size: Size) => readonly LocalSite[]

const sites: Readonly<Record<ShapeData['type'], Sites>> = {
  rectangle: boxSites,
  'rounded-rect': boxSites,
  circle: ellipse,
  oval: ellipse,
  triangle,
  diamond: boxSites,
  star: fiveTips,
  pentagon,
  hexagon,
  octagon,
  parallelogram,
  trapezoid,
  'arrow-right': levelArrow('right'),
  'arrow-left': levelArrow('left'),
  'arrow-up': uprightArrow('up'),
  'arrow-down': uprightArrow('down'),
  heart,
  cross: boxSites,
  'x-mark': multiply,
  house: boxSites,
  'speech-bubble': speechBubble,
  cloud,
  lightning,
  gear: gearSites,
  freeform: boxSites,
}

/** Returns the connection sites of a shape's preset, in the preset's order. */
export function shapeSites(type: ShapeData['type'], size: Size): readonly LocalSite[] {
  return sites[type](size)
}
