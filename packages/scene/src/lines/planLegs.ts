import type { Box } from '@deckloom/deck'
import { type Direction, type Vector, opposite } from './directions.ts'

/**
 * The legs of an elbow, in coordinates that start at the line's start and turn with it: it leaves to the right. `x1`,
 * `y2` and `x3` are where the legs between the first and the last run, as in `bentConnector2` to `5`.
 */
export type Legs =
  | { readonly bends: 2 }
  | { readonly bends: 3; readonly x1: number }
  | { readonly bends: 4; readonly x1: number; readonly y2: number }
  | { readonly bends: 5; readonly x1: number; readonly y2: number; readonly x3: number }

/** How far a line keeps off the element that it goes around, in page units. */
const stub = 20

/** The narrowest gap between two elements, in page units, that a line turns in: its end would not show in a narrower one. */
const narrowestGap = 1

export interface LegsRequest {
  /** From the start to the end. */
  readonly by: Vector
  /** Direction in which the line arrives. */
  readonly arrival: Direction
  /** The elements at both ends, or boxes without a size. */
  readonly from: Box
  readonly to: Box
}

/** Plans the fewest legs that leave and arrive as asked and keep off both elements. */
export function planLegs(request: LegsRequest): Legs {
  const { by, arrival, from, to } = request
  switch (arrival) {
    case 0:
      if (by.x > 0) return { bends: 3, x1: by.x / 2 }
      return {
        bends: 5,
        x1: Math.max(0, rightOf(from)) + stub,
        y2: between(request),
        x3: Math.min(by.x, to.x) - stub,
      }
    case 2:
      return { bends: 3, x1: Math.max(0, by.x, rightOf(from), rightOf(to)) + stub }
    case 1:
    case 3:
      return aroundCorner(request, arrival === 1 ? 1 : -1)
  }
}

/** Arrives from above (`way` 1) or below (-1). */
function aroundCorner({ by, from, to }: LegsRequest, way: 1 | -1): Legs {
  if (by.x > 0 && by.y * way > 0) return { bends: 2 }
  if (by.x > 0) {
    const x1 = to.x > narrowestGap ? to.x / 2 : Math.max(by.x, rightOf(from), rightOf(to)) + stub
    return { bends: 4, x1, y2: by.y - way * stub }
  }
  const x1 = Math.max(0, rightOf(from)) + stub
  const near = way === 1 ? bottomOf(from) : from.y
  if ((by.y - near) * way > narrowestGap) return { bends: 4, x1, y2: (near + by.y) / 2 }
  const beyond = way === 1 ? Math.min(from.y, by.y) : Math.max(bottomOf(from), by.y)
  return { bends: 4, x1, y2: beyond - way * stub }
}

/** The level of the leg that leads back: in the gap between both elements, else around them by the shorter way. */
function between({ by, from, to }: LegsRequest): number {
  if (to.y > bottomOf(from)) return (bottomOf(from) + to.y) / 2
  if (from.y > bottomOf(to)) return (from.y + bottomOf(to)) / 2
  const above = Math.min(from.y, to.y) - stub
  const below = Math.max(bottomOf(from), bottomOf(to)) + stub
  const length = (y: number) => Math.abs(y) + Math.abs(by.y - y)
  return length(above) <= length(below) ? above : below
}

function rightOf({ x, width }: Box): number {
  return x + width
}

function bottomOf({ y, height }: Box): number {
  return y + height
}

/** Returns the direction in which a loose end is reached, the start leaving to the right. */
export function looseArrival({ x, y }: Vector): Direction {
  if (x <= 0) return 2
  if (Math.abs(y) <= x) return 0
  return y > 0 ? 1 : 3
}

/** Returns the direction in which a line with two loose ends runs. */
export function mainDirection({ x, y }: Vector): Direction {
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? opposite(0) : 0
  return y < 0 ? opposite(1) : 1
}
