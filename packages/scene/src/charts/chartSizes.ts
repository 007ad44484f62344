import type { Box } from '@deckloom/deck'

/** Sizes of the labels of a chart, units. */
export interface ChartSizes {
  readonly axis: number
  readonly value: number
  readonly strong: number
  /** False for a chart so small that only its marks can be read. */
  readonly labelled: boolean
}

/** Labels keep the size that people read; in a box smaller than a quarter of the page they shrink with it. */
export function chartSizes({ width, height }: Box): ChartSizes {
  const scale = Math.max(0.72, Math.min(1, width / 400, height / 240))
  return {
    axis: Math.round(16 * scale),
    value: Math.round(17 * scale),
    strong: Math.round(26 * scale),
    labelled: width >= 110 && height >= 80,
  }
}
