import type { Box, ShapeData } from '@deckloom/deck'
import { arcCurves } from './arcCurves.ts'
import { ellipsePath, n, polygonPath, roundedPath } from '../paths.ts'

type Point = readonly [number, number]

/**
 * Outline of a shape in its box, by the formulas of the preset shape that a PPTX names for it (ECMA-376
 * presetShapeDefinitions, default adjust values), so that the page and the export look alike. The gear is simpler
 * than the preset's, and the house has none.
 */
export function shapeOutline(shape: ShapeData, box: Box): string {
  return outlines[shape.type](box, shape)
}

type Polygon = (box: Box) => readonly Point[]

/** Corners in parts of the box, 0 to 1; those that keep an angle look at the box's proportions. */
const polygons = {
  triangle: () => [
    [0.5, 0],
    [1, 1],
    [0, 1],
  ],
  diamond: () => [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  hexagon: (box) => {
    const inset = (0.25 * Math.min(box.width, box.height)) / box.width
    return [
      [inset, 0],
      [1 - inset, 0],
      [1, 0.5],
      [1 - inset, 1],
      [inset, 1],
      [0, 0.5],
    ]
  },
  octagon: (box) => {
    const [u, v] = corner(box, 0.29289)
    return [
      [u, 0],
      [1 - u, 0],
      [1, v],
      [1, 1 - v],
      [1 - u, 1],
      [u, 1],
      [0, 1 - v],
      [0, v],
    ]
  },
  parallelogram: (box) => {
    const [u] = corner(box, 0.25)
    return [
      [u, 0],
      [1, 0],
      [1 - u, 1],
      [0, 1],
    ]
  },
  trapezoid: (box) => {
    const [u] = corner(box, 0.25)
    return [
      [u, 0],
      [1 - u, 0],
      [1, 1],
      [0, 1],
    ]
  },
  'arrow-right': (box) => arrow(corner(box, 0.5)[0]),
  'arrow-left': (box) => arrow(corner(box, 0.5)[0]).map(([x, y]): Point => [1 - x, y]),
  'arrow-down': (box) => arrow(corner(box, 0.5)[1]).map(([x, y]): Point => [y, x]),
  'arrow-up': (box) => arrow(corner(box, 0.5)[1]).map(([x, y]): Point => [y, 1 - x]),
  cross: (box) => {
    const [u, v] = corner(box, 0.25)
    return [
      [u, 0],
      [1 - u, 0],
      [1 - u, v],
      [1, v],
      [1, 1 - v],
      [1 - u, 1 - v],
      [1 - u, 1],
      [u, 1],
      [u, 1 - v],
      [0, 1 - v],
      [0, v],
      [u, v],
    ]
  },
  'x-mark': multiply,
  house: () => [
    [0.5, 0],
    [1, 0.5],
    [1, 1],
    [0, 1],
    [0, 0.5],
  ],
  lightning: () => [
    [0.3922, 0],
    [0.5954, 0.2815],
    [0.5116, 0.3147],
    [0.7675, 0.5559],
    [0.6837, 0.5962],
    [1, 1],
    [0.4635, 0.6905],
    [0.5658, 0.6475],
    [0.2325, 0.4493],
    [0.3519, 0.3881],
    [0, 0.1801],
  ],
} as const satisfies Readonly<Record<string, Polygon>>

/** A length that is a share of the shorter side, as parts of the width and of the height. */
function corner({ width, height }: Box, share: number): Point {
  const length = Math.min(width, height) * share
  return [length / width, length / height]
}

function arrow(head: number): readonly Point[] {
  return [
    [0, 0.25],
    [1 - head, 0.25],
    [1 - head, 0],
    [1, 0.5],
    [1 - head, 1],
    [1 - head, 0.75],
    [0, 0.75],
  ]
}

function scaled({ x, y, width, height }: Box, points: readonly Point[]): string {
  return polygonPath(points.map(([u, v]): Point => [x + u * width, y + v * height]))
}

function star(box: Box): string {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const radius = index % 2 === 0 ? 0.5 : 0.19098
    const angle = (index * Math.PI) / 5
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
  })
  return scaled(box, stretched(points))
}

function pentagon(box: Box): string {
  const points = Array.from({ length: 5 }, (_, index): Point => {
    const angle = (index * 2 * Math.PI) / 5
    return [Math.sin(angle), -Math.cos(angle)]
  })
  return scaled(box, stretched(points))
}

// Stars and polygons of the presets touch all four sides of their box.
function stretched(points: readonly Point[]): readonly Point[] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return points.map(([x, y]): Point => [(x - left) / (right - left), (y - top) / (bottom - top)])
}

function heart({ x, y, width, height }: Box): string {
  const at = (u: number, v: number): string => `${n(x + u * width)} ${n(y + v * height)}`
  return `M${at(0.5, 0.25)}C${at(0.708, -0.3333)} ${at(1.5208, 0.25)} ${at(0.5, 1)}C${at(-0.5208, 0.25)} ${at(0.2917, -0.3333)} ${at(0.5, 0.25)}Z`
}

/** wedgeRoundRectCallout: the tail leaves the box below. */
function speechBubble(box: Box): string {
  const { x, y, width, height } = box
  const bottom = y + height
  const tail = [
    `L${n(x + width * (5 / 12))} ${n(bottom)}`,
    `L${n(x + width * 0.29167)} ${n(y + height * 1.125)}`,
    `L${n(x + width / 6)} ${n(bottom)}`,
  ].join('')
  const radius = Math.min(width, height) / 6
  const lowerLeft = `L${n(x + radius)} ${n(bottom)}`
  return roundedPath(box, radius).replace(lowerLeft, `${tail}${lowerLeft}`)
}

/** mathMultiply: two strokes of a thickness that is a share of the shorter side, along the diagonals. */
function multiply({ width, height }: Box): readonly Point[] {
  const thickness = Math.min(width, height) * 0.2352
  const diagonal = Math.hypot(width, height)
  const [cos, sin] = [width / diagonal, height / diagonal]
  const margin = (diagonal * (1 - 0.51965)) / 2
  const [ax, ay] = [cos * margin - (sin * thickness) / 2, sin * margin + (cos * thickness) / 2]
  const [bx, by] = [cos * margin + (sin * thickness) / 2, sin * margin - (cos * thickness) / 2]
  const cy = ((width / 2 - bx) * sin) / cos + by
  const lx = ax + ((height / 2 - ay) * cos) / sin
  const corners: readonly Point[] = [
    [ax, ay],
    [bx, by],
    [width / 2, cy],
    [width - bx, by],
    [width - ax, ay],
    [width - lx, height / 2],
    [width - ax, height - ay],
    [width - bx, height - by],
    [width / 2, height - cy],
    [bx, height - by],
    [ax, height - ay],
    [lx, height / 2],
  ]
  return corners.map(([x, y]): Point => [x / width, y / height])
}

/** cloud: arcs of ellipses end to end, on a grid of 43200; angles in 60000ths of a degree. */
const cloudArcs = [
  [6753, 9190, -11429249, 7426832],
  [5333, 7267, -8646143, 5396714],
  [4365, 5945, -8748475, 5983381],
  [4857, 6595, -7859164, 7034504],
  [5333, 7273, -4722533, 6541615],
  [6775, 9220, -2776035, 7816140],
  [5785, 7867, 37501, 6842000],
  [6752, 9215, 1347096, 6910353],
  [7720, 10543, 3974558, 4542661],
  [4360, 5918, -16496525, 8804134],
  [4345, 5945, -14809710, 9151131],
] as const

const cloudGrid = 43_200

function cloud({ x, y, width, height }: Box): string {
  const place = ([u, v]: Point): string =>
    `${n(x + (u / cloudGrid) * width)} ${n(y + (v / cloudGrid) * height)}`
  let at: Point = [3900, 14370]
  let d = `M${place(at)}`
  for (const [radiusX, radiusY, start, sweep] of cloudArcs) {
    const arc = arcCurves(at, { radiusX, radiusY, start, sweep })
    for (const [first, second, end] of arc) {
      d += `C${place(first)} ${place(second)} ${place(end)}`
      at = end
    }
  }
  return `${d}Z`
}

const teeth = 6

function gear(box: Box): string {
  const points: Point[] = []
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const middle = (tooth * 2 * Math.PI) / teeth
    for (const [offset, radius] of toothShape) {
      const angle = middle + offset
      points.push([0.5 + Math.sin(angle) * radius, 0.5 - Math.cos(angle) * radius])
    }
  }
  return scaled(box, points)
}

/** Angle from the middle of a tooth, radians, and distance from the centre. */
const toothShape: readonly Point[] = [
  [-0.34, 0.37],
  [-0.2, 0.5],
  [0.2, 0.5],
  [0.34, 0.37],
]

type Outline = (box: Box, shape: ShapeData) => string

const outlines: Readonly<Record<ShapeData['type'], Outline>> = {
  rectangle: (box, { borderRadius = 0 }) => roundedPath(box, borderRadius),
  'rounded-rect': (box) => roundedPath(box, Math.min(box.width, box.height) / 6),
  circle: ellipsePath,
  oval: ellipsePath,
  star,
  pentagon,
  heart,
  'speech-bubble': speechBubble,
  cloud,
  gear,
  triangle: polygon('triangle'),
  diamond: polygon('diamond'),
  hexagon: polygon('hexagon'),
  octagon: polygon('octagon'),
  parallelogram: polygon('parallelogram'),
  trapezoid: polygon('trapezoid'),
  'arrow-right': polygon('arrow-right'),
  'arrow-left': polygon('arrow-left'),
  'arrow-up': polygon('arrow-up'),
  'arrow-down': polygon('arrow-down'),
  cross: polygon('cross'),
  'x-mark': polygon('x-mark'),
  house: polygon('house'),
  lightning: polygon('lightning'),
}

function polygon(name: keyof typeof polygons): Outline {
  return (box) => scaled(box, polygons[name](box))
}
