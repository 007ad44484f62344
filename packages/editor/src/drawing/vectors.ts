import type { Point } from '@deckloom/scene'

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

export function times({ x, y }: Point, by: number): Point {
  return { x: x * by, y: y * by }
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Returns the vector of length 1 in a direction. */
export function unit(vector: Point): Point {
  const length = Math.hypot(vector.x, vector.y)
  return length === 0 ? { x: 1, y: 0 } : times(vector, 1 / length)
}

/**
 * Returns the direction from a point of a drawing to the one before or after it that is `reach` page units away: nearer
 * ones say more of the pixels than of the hand.
 */
export function directionOf(
  points: readonly Point[],
  { at, step, reach }: { readonly at: number; readonly step: 1 | -1; readonly reach: number },
): Point {
  const from = points[at] ?? { x: 0, y: 0 }
  let index = at + step
  while (index + step in points && distanceBetween(from, points[index] ?? from) < reach) {
    index += step
  }
  return unit(minus(points[index] ?? from, from))
}
