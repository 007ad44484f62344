import { type Box, page } from '@deckloom/deck'
import type { CSSProperties } from 'react'
import { paperLength } from '../../paper/paper.ts'

/** Page units the bar needs above the text. */
const room = 84

/** Returns the bar's position: above the text, or below it if there is no room, but never over it. */
export function barPlace({ x, y, height }: Box): CSSProperties {
  const left = `min(${paperLength(x)}, max(0px, 100% - 31rem))`
  if (y < room) return { left, top: `calc(${paperLength(y + height)} + 12px)` }
  return { left, bottom: `calc(${paperLength(page.height - y)} + 12px)` }
}
