import { deckLimits } from '../limits.ts'

/** Returns the width of a column as tables store it. */
export function storedWidth(width: number): number {
  const { min, max } = deckLimits.table.columnWidth
  return Math.min(max, Math.max(min, Math.round(width * 10_000) / 10_000))
}

/** Returns widths in any unit as tables store them, relative to each other; undefined if they are all 0. */
export function relativeWidths(widths: readonly number[]): number[] | undefined {
  const sum = widths.reduce((total, width) => total + width, 0)
  if (!(sum > 0) || !Number.isFinite(sum)) return undefined
  return widths.map((width) => storedWidth(width / sum))
}
