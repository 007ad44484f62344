import type { PaintChange, PaintedVisual } from '@deckloom/editor'

/** What the sections of a look change. */
export interface LookProps {
  readonly visuals: readonly PaintedVisual[]
  readonly set: (change: PaintChange, gesture?: string) => void
  /** Numbers that are changed one after the other are one undo step. */
  readonly gesture: string
}

/** Returns the opacity to store for a number of percent; undefined for what is opaque. */
export function opacityOf(percent: number): number | undefined {
  const opacity = Math.round(within(percent, 100)) / 100
  return opacity === 1 ? undefined : opacity
}

/** Returns the number, or the nearest one from 0 to `most`. */
export function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}
