import type { Point } from '@deckloom/scene'
import { directionOf, distanceBetween, dot, minus, plus, times, unit } from './vectors.ts'

/** A cubic curve from where the last one ended: two handles and its end. */
export type Curve = readonly [Point, Point, Point]

/** How often a fit is improved before its points are divided. */
const attempts = 4
/** A fit that misses by more than this many tolerances is not worth improving. */
const hopeless = 4

/**
 * Returns the fewest curves that pass all points within a distance, with kinks only at the sharp turns of the drawing.
 * After Philip J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990.
 */
export function fitCurve(points: readonly Point[], tolerance: number): readonly Curve[] {
  const turns = [0, ...sharpTurns(points, tolerance * 4), points.length - 1]
  return turns.slice(1).flatMap((end, index) => {
    const piece = points.slice(turns[index], end + 1)
    const reach = tolerance * 3
    const tangents = [
      directionOf(piece, { at: 0, step: 1, reach }),
      directionOf(piece, { at: piece.length - 1, step: -1, reach }),
    ] as const
    return fitPiece(piece, tangents, tolerance)
  })
}

/** Directions in which a curve leaves its start, and its end towards the start. */
type Tangents = readonly [Point, Point]

function fitPiece(
  points: readonly Point[],
  tangents: Tangents,
  tolerance: number,
): readonly Curve[] {
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end || points.length < 2) return []
  if (points.length === 2) return [straight(start, end)]
  let shares = chordShares(points)
  let curve = curveThrough(points, shares, tangents)
  let worst = worstMiss(points, shares, curve)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (worst.miss <= tolerance) return [curve]
    if (worst.miss > tolerance * hopeless) break
    shares = nearerShares(points, shares, curve)
    curve = curveThrough(points, shares, tangents)
    worst = worstMiss(points, shares, curve)
  }
  if (worst.miss <= tolerance) return [curve]
  const { index } = worst
  const reach = tolerance * 2
  const back = unit(
    minus(
      directionOf(points, { at: index, step: -1, reach }),
      directionOf(points, { at: index, step: 1, reach }),
    ),
  )
  return [
    ...fitPiece(points.slice(0, index + 1), [tangents[0], back], tolerance),
    ...fitPiece(points.slice(index), [times(back, -1), tangents[1]], tolerance),
  ]
}

/** Indices of the points at which the drawing turns by more than a third of a half circle. */
function sharpTurns(points: readonly Point[], reach: number): readonly number[] {
  const turns = points.map((_, at) => {
    if (at === 0 || at === points.length - 1) return 1
    const before = directionOf(points, { at, step: -1, reach })
    const after = directionOf(points, { at, step: 1, reach })
    return -dot(before, after)
  })
  const found: number[] = []
  turns.forEach((straightness, index) => {
    if (straightness > 0.5) return
    const last = found.at(-1)
    const [before, here] = [points[last ?? 0], points[index]]
    // Of neighbors that turn, the one that turns most.
    const isSame = last !== undefined && before && here && distanceBetween(before, here) < reach
    if (!isSame) found.push(index)
    else if (straightness < (turns[last] ?? 1)) found[found.length - 1] = index
  })
  return found
}

function straight(start: Point, end: Point): Curve {
  const third = times(minus(end, start), 1 / 3)
  return [plus(start, third), minus(end, third), end]
}

/** Where each point is along the drawing, from 0 to 1. */
function chordShares(points: readonly Point[]): readonly number[] {
  let length = 0
  const lengths = points.map((point, index) => {
    length += distanceBetween(points[index - 1] ?? point, point)
    return length
  })
  return lengths.map((each) => each / (length || 1))
}

/** Returns the curve with these tangents that is closest to the points, by least squares. */
function curveThrough(
  points: readonly Point[],
  shares: readonly number[],
  [leaving, arriving]: Tangents,
): Curve {
  const [start, end] = [points[0] ?? origin, points.at(-1) ?? origin]
  let [ll, la, aa, l, a] = [0, 0, 0, 0, 0]
  points.forEach((point, index) => {
    const [b0, b1, b2, b3] = weights(shares[index] ?? 0)
    const [left, right] = [times(leaving, b1), times(arriving, b2)]
    const rest = minus(point, plus(times(start, b0 + b1), times(end, b2 + b3)))
    ll += dot(left, left)
    la += dot(left, right)
    aa += dot(right, right)
    l += dot(left, rest)
    a += dot(right, rest)
  })
  const scale = ll * aa - la * la
  const [first, second] = [(l * aa - a * la) / scale, (a * ll - l * la) / scale]
  const chord = distanceBetween(start, end)
  // Handles that point back, or far ahead, would make loops.
  const most = lengthOf(points)
  const fits = [first, second].every((length) => length > chord / 1e4 && length < most)
  const [one, other] = fits ? [first, second] : [chord / 3, chord / 3]
  return [plus(start, times(leaving, one)), plus(end, times(arriving, other)), end]
}

const origin: Point = { x: 0, y: 0 }

function lengthOf(points: readonly Point[]): number {
  return points.reduce(
    (sum, point, index) => sum + distanceBetween(points[index - 1] ?? point, point),
    0,
  )
}

function worstMiss(points: readonly Point[], shares: readonly number[], curve: Curve) {
  const start = points[0] ?? origin
  let worst = { index: Math.floor(points.length / 2), miss: 0 }
  points.slice(1, -1).forEach((point, at) => {
    const miss = distanceBetween(pointOf(start, curve, shares[at + 1] ?? 0), point)
    if (miss > worst.miss) worst = { index: at + 1, miss }
  })
  return worst
}

/** Moves each share to where the curve is nearer to its point, by one step of Newton's method. */
function nearerShares(
  points: readonly Point[],
  shares: readonly number[],
  curve: Curve,
): readonly number[] {
  const start = points[0] ?? origin
  const [one, two, end] = curve
  // The derivatives of a cubic curve are curves too, with these control points.
  const first = [minus(one, start), minus(two, one), minus(end, two)] as const
  const second = [minus(first[1], first[0]), minus(first[2], first[1])] as const
  return points.map((point, index) => {
    const share = shares[index] ?? 0
    const rest = 1 - share
    const off = minus(pointOf(start, curve, share), point)
    const speed = plus(
      plus(times(first[0], 3 * rest * rest), times(first[1], 6 * rest * share)),
      times(first[2], 3 * share * share),
    )
    const bend = plus(times(second[0], 6 * rest), times(second[1], 6 * share))
    const slope = dot(speed, speed) + dot(off, bend)
    return slope === 0 ? share : Math.min(1, Math.max(0, share - dot(off, speed) / slope))
  })
}

function pointOf(start: Point, [one, two, end]: Curve, share: number): Point {
  const [b0, b1, b2, b3] = weights(share)
  return plus(plus(times(start, b0), times(one, b1)), plus(times(two, b2), times(end, b3)))
}

function weights(t: number): readonly [number, number, number, number] {
  const s = 1 - t
  return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
}
