import { deckLimits } from '@deckloom/deck'
import type { Size } from '../canvas/resizeBox.ts'

/** Returns the nearest valid size of a shape. */
export function shapeSize({ width, height }: Size): Size {
  return { width: clampLength(width), height: clampLength(height) }
}

function clampLength(length: number): number {
  const { min, max } = deckLimits.shape
  return Math.min(max, Math.max(min, length))
}
