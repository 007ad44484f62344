import { type Box, page } from '@deckloom/deck'
import type { CSSProperties } from 'react'

/** Page units that a bar needs above what it belongs to. */
const room = 90

export interface BarSize {
  /** Half of its width, and the whole with air. */
  readonly half: string
  readonly width: string
  /** Space between the bar and the box, above and below it. */
  readonly above: string
  readonly below: string
}

/** Returns where a bar of an element goes: above its box, or below where only there is room. */
export function barBeside({ x, y, width, height }: Box, size: BarSize) {
  const isBelow = y < room && y + height < page.height - room
  const style: CSSProperties = {
    left: `clamp(0%, ${((x + width / 2) / page.width) * 100}% - ${size.half}, 100% - ${size.width})`,
    ...(isBelow
      ? { top: `calc(${((y + height) / page.height) * 100}% + ${size.below})` }
      : { bottom: `calc(${(1 - Math.max(y, room) / page.height) * 100}% + ${size.above})` }),
  }
  return { isBelow, style }
}
