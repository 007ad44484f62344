import { type Box, page } from '@deckloom/deck'
import type { CSSProperties } from 'react'

/** Returns the position of a box on the paper in percent, so that nothing depends on the paper's displayed size. */
export function boxStyle({ x, y, width, height }: Box, rotation = 0): CSSProperties {
  return {
    left: `${(x / page.width) * 100}%`,
    top: `${(y / page.height) * 100}%`,
    width: `${(width / page.width) * 100}%`,
    height: `${(height / page.height) * 100}%`,
    ...(rotation !== 0 && { rotate: `${rotation}deg` }),
  }
}
