import type { Point } from '@deckloom/scene'

/** What a click does to the corners of an outline. */
export interface Placed {
  /** Where the outline goes next. */
  readonly next: Point
  /** The corners after the click. */
  readonly corners: readonly Point[]
  /** Set if the click ends the outline. */
  readonly ends?: 'open' | 'closed'
}

/**
 * Returns what a click at a point does: on the first of three or more corners it closes the outline, on the last it ends
 * it, as the second click of a double-click does, and anywhere else it adds a corner. `reach` is in page units.
 */
export function placeCorner(corners: readonly Point[], at: Point, reach: number): Placed {
  const [first, last] = [corners[0], corners.at(-1)]
  if (first && corners.length > 2 && isNear(first, at, reach)) {
    return { next: first, corners, ends: 'closed' }
  }
  if (last && isNear(last, at, reach / 2)) {
    return { next: last, corners, ...(corners.length > 1 && { ends: 'open' }) }
  }
  return { next: at, corners: [...corners, at] }
}

function isNear(one: Point, other: Point, reach: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= reach
}
