import type { Box } from '@deckloom/deck'
import type { TurnedBox } from '@deckloom/scene'
import { resizeBox, type ResizeOptions } from './resizeBox.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Degrees that a rotation with Shift is rounded to. */
export const turnStep = 15
/** Degrees within which a free rotation snaps to a right angle. */
const pull = 3

/** Returns the angle at which an element's top edge faces the pointer, in whole degrees above -180 and up to 180. */
export function turnTowards(
  { x, y, width, height }: Box,
  pointer: Point,
  inSteps: boolean,
): number {
  const across = pointer.x - (x + width / 2)
  const down = pointer.y - (y + height / 2)
  const degrees = (Math.atan2(across, -down) * 180) / Math.PI
  if (inSteps) return normalTurn(Math.round(degrees / turnStep) * turnStep)
  const upright = Math.round(degrees / 90) * 90
  return normalTurn(Math.abs(degrees - upright) <= pull ? upright : Math.round(degrees))
}

/** Normalizes an angle to above -180 and up to 180 degrees. */
export function normalTurn(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

/** Like `resizeBox` for a rotated element: the opposite side or corner keeps its position on the page. */
export function resizeTurned({ box, rotation }: TurnedBox, options: ResizeOptions): Box {
  if (rotation % 360 === 0) return resizeBox(box, options)
  const by = turnPoint({ x: options.dx, y: options.dy }, -rotation)
  // The element's axes are not the page's, so the page cannot bound it here.
  const far = 10_000
  const shifted = { ...box, x: box.x + far, y: box.y + far }
  const resized = resizeBox(shifted, {
    ...options,
    dx: by.x,
    dy: by.y,
    max: options.max ?? { width: far, height: far },
    page: { width: far * 3, height: far * 3 },
  })
  const local = {
    x: resized.x + resized.width / 2 - (shifted.x + shifted.width / 2),
    y: resized.y + resized.height / 2 - (shifted.y + shifted.height / 2),
  }
  const shift = turnPoint(local, rotation)
  return {
    x: box.x + box.width / 2 + shift.x - resized.width / 2,
    y: box.y + box.height / 2 + shift.y - resized.height / 2,
    width: resized.width,
    height: resized.height,
  }
}

/** Turns a point about the origin, in degrees clockwise. */
export function turnPoint({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  }
}
