import { type Box, deckLimits, freeformPath, page, type PathPiece } from '@deckloom/deck'
import type { Point } from '@deckloom/scene'
import { fitCurve } from './fitCurve.ts'
import { distanceBetween } from './vectors.ts'

/** An outline that was drawn, and the box that it fills, in page units. */
export interface DrawnPath {
  readonly box: Box
  readonly path: string
}

export interface ScribbleOptions {
  /** How far the curve may pass the points, in page units. */
  readonly tolerance: number
  /** Page units within which the end of a stroke meets its start. */
  readonly reach: number
}

/** A stroke meets its own start only after a way this many times as long as the reach. */
const leastWay = 4

/** Returns the curve of a stroke of the pen, closed if it ends where it began; a tap is a dot. */
export function scribblePath(
  stroke: readonly Point[],
  { tolerance, reach }: ScribbleOptions,
): DrawnPath {
  const points = withoutRepeats(stroke.map(onPage), tolerance / 4)
  const [first = { x: 0, y: 0 }] = points
  if (points.length < 2) {
    return polygonPath([first, { x: first.x + 1, y: first.y }], false)
  }
  const isClosed = meetsItself(points, reach)
  const way = isClosed ? [...points.slice(0, -1), first] : points
  const box = boxAround(way)
  // Few scribbles are so long that only a coarser curve of them fits.
  for (let most = tolerance; ; most *= 2) {
    const curves = fitCurve(withoutRepeats(way, most / 4), most).map((curve): PathPiece => ({
      command: 'C',
      points: curve.map(pair),
    }))
    const path = freeformPath([moveTo(first), ...curves, ...(isClosed ? [close] : [])], box)
    if (path !== undefined) return { box, path }
  }
}

/** Corners that a path has room for, each as long as it can be. */
const mostCorners = Math.floor(deckLimits.freeform.pathLength / 'L10000 10000'.length) - 1

/** Returns the path from corner to corner, and back to the first if it is closed. */
export function polygonPath(corners: readonly Point[], closed: boolean): DrawnPath {
  const [first = { x: 0, y: 0 }, ...others] = corners.map(onPage).slice(0, mostCorners)
  const box = boxAround([first, ...others])
  const lines = others.map((to): PathPiece => ({ command: 'L', points: [pair(to)] }))
  const path = freeformPath([moveTo(first), ...lines, ...(closed ? [close] : [])], box) ?? ''
  return { box, path }
}

function moveTo(at: Point): PathPiece {
  return { command: 'M', points: [pair(at)] }
}

const close: PathPiece = { command: 'Z', points: [] }

function pair({ x, y }: Point): readonly [number, number] {
  return [x, y]
}

function onPage({ x, y }: Point): Point {
  return {
    x: Math.min(Math.max(x, 0), page.width),
    y: Math.min(Math.max(y, 0), page.height),
  }
}

/** Leaves out points that are close to the one before; the first and the last stay. */
function withoutRepeats(points: readonly Point[], least: number): readonly Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || distanceBetween(last, point) > least) kept.push(point)
  }
  const last = points.at(-1)
  return last && kept.length > 1 ? [...kept.slice(0, -1), last] : kept
}

function meetsItself(points: readonly Point[], reach: number): boolean {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || distanceBetween(first, last) > reach) return false
  return points.some((point) => distanceBetween(first, point) > reach * leastWay)
}

/** The whole units around points; at least one wide and high, for a straight line has no area. */
function boxAround(points: readonly Point[]): Box {
  const across = span(points.map(({ x }) => x))
  const down = span(points.map(({ y }) => y))
  return { x: across.start, y: down.start, width: across.length, height: down.length }
}

function span(values: readonly number[]) {
  const start = Math.floor(values.reduce((least, value) => Math.min(least, value), Infinity))
  const end = Math.ceil(values.reduce((most, value) => Math.max(most, value), -Infinity))
  return { start, length: Math.max(1, end - start) }
}
