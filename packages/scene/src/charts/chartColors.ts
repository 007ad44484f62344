import type { ChartData } from '@deckloom/deck'
import { contrast, mix } from '../colors/color.ts'
import { paint, paintColor, type Look } from '../colors/look.ts'
import type { Solid } from '../marks.ts'

const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const

/** Colour of the part at `index` where every part is its own series: pies and stacks. */
export function partPaint(look: Look, chart: ChartData, index: number): Solid {
  const own = chart.colors[index % Math.max(1, chart.colors.length)]
  if (own !== undefined) return paintColor(look, own)
  return paint(look, accents[index % accents.length] ?? 'accent1')
}

/** Colour of a bar: one carries the message in the accent, the others are a quiet tint of it. */
export function barPaint(look: Look, chart: ChartData, index: number): Solid {
  if (chart.colors.length > 0) return partPaint(look, chart, index)
  return index === emphasised(chart) ? paint(look, 'accent1') : quiet(look)
}

/** Index of the point that a chart is about: its greatest. */
export function emphasised({ data }: ChartData): number {
  let greatest = 0
  for (const [index, { value }] of data.entries()) {
    if (value >= (data[greatest]?.value ?? 0)) greatest = index
  }
  return greatest
}

function quiet(look: Look): Solid {
  const { bg, accent1, ink } = look.palette
  const tint = mix(bg, accent1, 0.38)
  return paintColor(look, contrast(tint, bg) >= 1.35 ? tint : mix(bg, ink, 0.25))
}
