import type { Box } from '@deckloom/deck'
import { curvePoint, outlineBounds, type Outline, type Point, type Segment } from './outline.ts'

/**
 * Clips paths to a box. Office shapes cannot be clipped, so hidden parts must not be in the file. Paths inside the box
 * are returned unchanged; those that cross its edge become polygons.
 */
export function clipFill(outline: Outline, box: Box): Outline {
  const place = placement(outlineBounds(outline), box)
  if (place !== 'across') return place === 'inside' ? outline : []
  return flatten(outline).flatMap(({ points }) => polygon(clipPolygon(points, box)))
}

/** Clips lines to a box: like `clipFill`, but a line ends where it leaves the box instead of following the edge. */
export function clipLine(outline: Outline, box: Box): Outline {
  const place = placement(outlineBounds(outline), box)
  if (place !== 'across') return place === 'inside' ? outline : []
  return flatten(outline).flatMap(({ points, closed }) => {
    const [first] = points
    return clipPolyline(closed && first ? [...points, first] : points, box)
  })
}

/** Returns where a path with these bounds lies relative to a box. */
export function placement(bounds: Box | undefined, box: Box): 'inside' | 'outside' | 'across' {
  if (bounds === undefined) return 'outside'
  const [right, bottom] = [bounds.x + bounds.width, bounds.y + bounds.height]
  const [boxRight, boxBottom] = [box.x + box.width, box.y + box.height]
  if (right < box.x || bottom < box.y || bounds.x > boxRight || bounds.y > boxBottom) {
    return 'outside'
  }
  const inside = bounds.x >= box.x && bounds.y >= box.y && right <= boxRight && bottom <= boxBottom
  return inside ? 'inside' : 'across'
}

interface Polyline {
  readonly points: readonly Point[]
  readonly closed: boolean
}

function flatten(outline: Outline): readonly Polyline[] {
  const lines: Polyline[] = []
  let points: Point[] = []
  const finish = (closed: boolean) => {
    if (points.length > 1) lines.push({ points, closed })
    points = []
  }
  for (const segment of outline) {
    if (segment.kind === 'close') finish(true)
    else if (segment.kind === 'move') {
      finish(false)
      points.push(segment.to)
    } else points.push(...flatSegment(points.at(-1) ?? segment.to, segment))
  }
  finish(false)
  return lines
}

// Steps of about four units, and of at most a twelfth of the curve, keep the polygon within a tenth of a unit.
function flatSegment(from: Point, segment: Exclude<Segment, { kind: 'close' }>): readonly Point[] {
  if (segment.kind !== 'curve') return [segment.to]
  const [one, two] = segment.control
  const length = distance(from, one) + distance(one, two) + distance(two, segment.to)
  const steps = Math.min(Math.max(Math.ceil(length / 4), 12), 96)
  return Array.from({ length: steps }, (_, index) => curvePoint(from, segment, (index + 1) / steps))
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

interface Edge {
  readonly axis: 0 | 1
  readonly at: number
  readonly keeps: 'less' | 'more'
}

function edgesOf(box: Box): readonly Edge[] {
  return [
    { axis: 0, at: box.x, keeps: 'more' },
    { axis: 1, at: box.y, keeps: 'more' },
    { axis: 0, at: box.x + box.width, keeps: 'less' },
    { axis: 1, at: box.y + box.height, keeps: 'less' },
  ]
}

// Clips by the algorithm of Sutherland and Hodgman, "Reentrant polygon clipping", 1974.
function clipPolygon(points: readonly Point[], box: Box): readonly Point[] {
  return edgesOf(box).reduce<readonly Point[]>((kept, edge) => {
    const next: Point[] = []
    kept.forEach((point, index) => {
      const previous = kept.at(index - 1) ?? point
      if (isKept(point, edge) !== isKept(previous, edge))
        next.push(findCrossing(previous, point, edge))
      if (isKept(point, edge)) next.push(point)
    })
    return next
  }, points)
}

function isKept(point: Point, { axis, at, keeps }: Edge): boolean {
  return keeps === 'less' ? point[axis] <= at : point[axis] >= at
}

function findCrossing(one: Point, other: Point, { axis, at }: Edge): Point {
  const share = (at - one[axis]) / (other[axis] - one[axis])
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share]
}

function polygon(points: readonly Point[]): Outline {
  if (points.length < 3) return []
  return [...line(points), { kind: 'close' }]
}

function line(points: readonly Point[]): Outline {
  return points.map((to, index) => ({ kind: index === 0 ? 'move' : 'line', to }))
}

function clipPolyline(points: readonly Point[], box: Box): Outline {
  const pieces: Point[][] = []
  let end: Point | undefined
  points.slice(1).forEach((to, index) => {
    const piece = clipSegment([points[index] ?? to, to], box)
    if (piece === undefined) return
    if (end !== undefined && distance(end, piece[0]) < 1e-6) pieces.at(-1)?.push(piece[1])
    else pieces.push([...piece])
    end = piece[1]
  })
  return pieces.flatMap(line)
}

function clipSegment(
  [from, to]: readonly [Point, Point],
  box: Box,
): readonly [Point, Point] | undefined {
  let [start, end] = [from, to]
  for (const edge of edgesOf(box)) {
    const [keepsStart, keepsEnd] = [isKept(start, edge), isKept(end, edge)]
    if (!keepsStart && !keepsEnd) return undefined
    if (!keepsStart) start = findCrossing(start, end, edge)
    else if (!keepsEnd) end = findCrossing(start, end, edge)
  }
  return [start, end]
}
