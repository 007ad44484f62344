import type { Box } from '@deckloom/deck'
import type { Point } from '../parts/decoration/flattenPath.ts'
import { n } from '../paths.ts'

/** Returns a smooth curve through the points, with tangents parallel to the line between each point's neighbors. */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  return `M${at(first)}${points
    .slice(1)
    .map((point, index) => curve([points[index - 1], points[index], point, points[index + 2]]))
    .join('')}`
}

/**
 * Points as shares of the box, slightly inside it because the curve bulges between them: round enough for a subject,
 * uneven enough for paper.
 */
const outline: readonly Point[] = [
  [0.5, 0.01],
  [0.87, 0.08],
  [0.99, 0.44],
  [0.9, 0.85],
  [0.53, 0.99],
  [0.12, 0.9],
  [0.01, 0.47],
  [0.12, 0.12],
]

/** Returns the outline of a paper cutout that almost touches every side of the box. */
export function blobPath({ x, y, width, height }: Box): string {
  const points = outline.map(([px, py]): Point => [x + width * px, y + height * py])
  const count = points.length
  const point = (index: number): Point | undefined => points[(index + count) % count]
  const curves = points.map((_, index) =>
    curve([point(index - 1), point(index), point(index + 1), point(index + 2)]),
  )
  return `M${at(points[0] ?? [x, y])}${curves.join('')}Z`
}

// Catmull-Rom as a cubic.
const reach = 1 / 6

function curve([before, from, to, after]: readonly (Point | undefined)[]): string {
  if (!from || !to) return ''
  const [bx, by] = before ?? from
  const [ax, ay] = after ?? to
  const leave: Point = [from[0] + (to[0] - bx) * reach, from[1] + (to[1] - by) * reach]
  const arrive: Point = [to[0] - (ax - from[0]) * reach, to[1] - (ay - from[1]) * reach]
  return `C${at(leave)} ${at(arrive)} ${at(to)}`
}

function at([x, y]: Point): string {
  return `${n(x)} ${n(y)}`
}

/**
 * How far paint over a picture extends beyond it, in page units: about a pixel on a phone. Otherwise the picture's edge
 * would show.
 */
export const overlap = 3

/**
 * Returns what is in the box but outside a clockwise shape, as one path. The shape is reversed, so that it stays open
 * under both fill rules.
 */
export function around({ x, y, width, height }: Box, shape: string): string {
  const [left, top, right, bottom] = [
    x - overlap,
    y - overlap,
    x + width + overlap,
    y + height + overlap,
  ]
  const frame: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return `M${frame.map(at).join('L')}Z${backwards(shape)}`
}

/** Reverses a single subpath of absolute M, L, C and Z commands. */
function backwards(shape: string): string {
  const stops = [...shape.matchAll(/[MLC]([^MLCZ]*)/gu)].map(([, numbers = '']) =>
    [...numbers.matchAll(/-?[\d.]+ -?[\d.]+/gu)].map(([pair]) => pair),
  )
  const ends = stops.map((stop) => stop.at(-1) ?? '')
  const way = stops.map((stop, index) => {
    const before = ends[index - 1]
    if (before === undefined) return ''
    const handles = stop.slice(0, -1).toReversed()
    return `${handles.length > 0 ? 'C' : 'L'}${[...handles, before].join(' ')}`
  })
  return `M${ends.at(-1) ?? ''}${way.toReversed().join('')}Z`
}
