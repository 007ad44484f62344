import type { Box } from '@deckloom/deck'

/** Sizes of a chart's labels, in page units. */
export interface ChartSizes {
  readonly axis: number
  readonly value: number
  readonly strong: number
  /** False for a chart so small that only its marks are legible. */
  readonly labeled: boolean
}

/** Returns the label sizes: a readable size that shrinks with the box once it is smaller than a quarter of the page. */
export function chartSizes({ width, height }: Box): ChartSizes {
  const scale = Math.max(0.72, Math.min(1, width / 400, height / 240))
  return {
    axis: Math.round(16 * scale),
    value: Math.round(17 * scale),
    strong: Math.round(26 * scale),
    labeled: width >= 110 && height >= 80,
  }
}
