import type { Box } from '@deckloom/deck'
import type { Mark } from './marks.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface TurnedBox {
  /** Before rotation. */
  readonly box: Box
  /** Degrees clockwise around the center of the box. */
  readonly rotation: number
}

/** Returns the axis-aligned bounding box of a rotated box or mark. */
export function boundsOf({ box, rotation = 0 }: Mark | TurnedBox): Box {
  if (rotation % 360 === 0) return box
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const width = box.width * cos + box.height * sin
  const height = box.width * sin + box.height * cos
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  }
}

/** Returns where a point would be if a box or mark were not rotated. */
export function unturnedPoint({ box, rotation = 0 }: Mark | TurnedBox, { x, y }: Point): Point {
  if (rotation % 360 === 0) return { x, y }
  const [centerX, centerY] = [box.x + box.width / 2, box.y + box.height / 2]
  const angle = (-rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    x: centerX + (x - centerX) * cos - (y - centerY) * sin,
    y: centerY + (x - centerX) * sin + (y - centerY) * cos,
  }
}

export function boxAround(boxes: readonly [Box, ...Box[]]): Box
/** Returns the bounding box of all boxes, or undefined if there are none. */
export function boxAround(boxes: readonly Box[]): Box | undefined
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** Returns the part that two boxes share; without width or height if they share none. */
export function sharedBox(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(Math.min(one.x + one.width, other.x + other.width) - x, 0),
    height: Math.max(Math.min(one.y + one.height, other.y + other.height) - y, 0),
  }
}
