import type { Box } from '@deckloom/deck'

/** Right, down, left, up: quarter turns clockwise. */
export type Direction = 0 | 1 | 2 | 3

export interface Vector {
  readonly x: number
  readonly y: number
}

const directions = [0, 1, 2, 3] as const

/** Returns the direction nearest to an angle in degrees clockwise from the right. */
export function directionOf(angle: number): Direction {
  return turned(0, Math.round(angle / 90))
}

export function turned(direction: Direction, quarters: number): Direction {
  return directions[(((direction + quarters) % 4) + 4) % 4] ?? 0
}

export function opposite(direction: Direction): Direction {
  return turned(direction, 2)
}

/** Turns a vector by quarter turns clockwise. */
export function turnVector({ x, y }: Vector, quarters: number): Vector {
  switch (turned(0, quarters)) {
    case 0:
      return { x, y }
    case 1:
      return { x: -y, y: x }
    case 2:
      return { x: -x, y: -y }
    case 3:
      return { x: y, y: -x }
  }
}

/** Returns a box as seen from a point, in coordinates turned back by quarter turns. */
export function boxFrom(origin: Vector, box: Box, quarters: number): Box {
  const one = turnVector({ x: box.x - origin.x, y: box.y - origin.y }, -quarters)
  const other = turnVector(
    { x: box.x + box.width - origin.x, y: box.y + box.height - origin.y },
    -quarters,
  )
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}
