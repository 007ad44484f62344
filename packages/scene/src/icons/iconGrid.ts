import type { Paint, Stroke } from '../marks.ts'
import { n } from '../paths.ts'

/** Side of the square that icons are drawn on. */
const grid = 24
const strokeWidth = 1.75

export interface IconPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Returns an icon's outline in page units. */
export function placeIcon(d: string, { x, y, size }: IconPlace): string {
  const scale = size / grid
  return d.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/gu,
    (_, px: string, py: string) => `${n(x + Number(px) * scale)} ${n(y + Number(py) * scale)}`,
  )
}

/** Returns the stroke of an icon of this size. */
export function iconStroke(paint: Paint, size: number): Stroke {
  return { paint, width: (strokeWidth * size) / grid, cap: 'round' }
}
