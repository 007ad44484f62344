import { type Box, page } from '@deckloom/deck'
import type { CSSProperties } from 'react'
import { paperLength } from '../paper/paper.ts'

/** Units over the words that a bar needs. */
const room = 84

/** Above what is written, below it where there is no room, and never over it. */
export function barPlace({ x, y, height }: Box): CSSProperties {
  const left = `min(${paperLength(x)}, max(0px, 100% - 24rem))`
  if (y < room) return { left, top: `calc(${paperLength(y + height)} + 12px)` }
  return { left, bottom: `calc(${paperLength(page.height - y)} + 12px)` }
}

/** Whether the bar is above, so that what opens from it opens upwards. */
export function isBarAbove({ y }: Box): boolean {
  return y >= room
}
