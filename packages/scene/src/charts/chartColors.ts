import type { ChartData } from '@deckloom/deck'
import { contrast, mix, readableOn } from '../colors/color.ts'
import { paint, paintColor, type Look } from '../colors/look.ts'
import type { Rgb, Solid } from '../marks.ts'

const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const

/** Returns the color of the part at `index` in charts where every part is a series of its own: pies and stacks. */
export function partPaint(look: Look, chart: ChartData, index: number): Solid {
  const own = chart.colors[index % Math.max(1, chart.colors.length)]
  if (own !== undefined) return paintColor(look, own)
  const solid = paint(look, accents[index % accents.length] ?? 'accent1')
  // With more parts than accents, the second round is paler.
  return index < accents.length ? solid : paintColor(look, mix(look.palette.bg, solid.color, 0.6))
}

/** Returns the color of a bar: the bar with the message gets the accent, the others a muted tint of it. */
export function barPaint(look: Look, chart: ChartData, index: number): Solid {
  if (chart.colors.length > 0) return partPaint(look, chart, index)
  return index === findEmphasis(chart) ? paint(look, 'accent1') : quiet(look)
}

/** Returns the index of the point that a chart is about: its `emphasis`, or else the greatest value. */
export function findEmphasis({ data, emphasis }: ChartData): number {
  if (emphasis !== undefined && emphasis < data.length) return emphasis
  let greatest = 0
  for (const [index, { value }] of data.entries()) {
    if (value >= (data[greatest]?.value ?? 0)) greatest = index
  }
  return greatest
}

/** Returns the color of the emphasized label: the accent as text color, or the chart's own color made readable. */
export function readablePaint(look: Look, { color }: Solid): Rgb {
  const { bg, ink, accent1, accentText } = look.palette
  return color === accent1 ? accentText : readableOn(color, [bg], { target: ink, ratio: 4.5 })
}

function quiet(look: Look): Solid {
  const { bg, accent1, ink } = look.palette
  const tint = mix(bg, accent1, 0.38)
  return paintColor(look, contrast(tint, bg) >= 1.35 ? tint : mix(bg, ink, 0.25))
}
