import type { Outline } from './outlineOf.ts'

/** Tests a point with the even-odd rule, which is exact because the subpaths of painted marks never overlap. */
export function isInside({ bounds, subpaths }: Outline, x: number, y: number): boolean {
  if (x < bounds.x || x > bounds.x + bounds.width) return false
  if (y < bounds.y || y > bounds.y + bounds.height) return false
  let odd = false
  for (const points of subpaths) {
    if (isOdd(points, x, y)) odd = !odd
  }
  return odd
}

/** Returns whether the subpath winds around the point an odd number of times. */
function isOdd(points: Float64Array, x: number, y: number): boolean {
  let odd = false
  // Each corner with the previous one, and the first with the last.
  let x1 = points.at(-2) ?? 0
  let y1 = points.at(-1) ?? 0
  for (let at = 0; at < points.length; at += 2) {
    const x2 = points[at] ?? 0
    const y2 = points[at + 1] ?? 0
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) odd = !odd
    x1 = x2
    y1 = y2
  }
  return odd
}
