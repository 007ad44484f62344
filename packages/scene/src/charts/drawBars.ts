import type { Box, ChartData } from '@deckloom/deck'
import { barPaint, findEmphasis, readablePaint } from './chartColors.ts'
import { barMarks, type ChartDrawing, type DrawnPoint } from './chartDrawing.ts'
import {
  labelRun,
  labelSize,
  wrapLabel,
  type ChartScope,
  type LabelStyle,
  type WrappedLabel,
} from './chartLabels.ts'
import { axisSteps, chartNumbers, type ChartNumber } from './chartNumbers.ts'
import { chartSizes, type ChartSizes } from './chartSizes.ts'
import { gapOf, greatestOf } from './drawColumns.ts'
import { paintLabel, placeLabel, pointLabel } from './placeLabel.ts'

const thickestBar = 64
/** A few bars are spaced further apart, so that they do not look lost at the top of their box. */
const widestPitch = 132
const widestNames = 220
const nameGap = 9
const valueGap = 4

interface BarsLayout {
  readonly plot: Box
  /** Length of the longest bar. */
  readonly room: number
  readonly pitch: number
  readonly steps: readonly number[]
  readonly names: readonly WrappedLabel[]
  readonly numbers: readonly ChartNumber[]
  readonly sizes: ChartSizes
  readonly nameStyle: LabelStyle
}

/** Draws bars from the left, ordered from top to bottom, with names before and values after them. */
export function drawBars(scope: ChartScope, chart: ChartData): ChartDrawing {
  const layout = barsLayout(scope, chart)
  const { plot, steps, sizes, nameStyle } = layout
  const drawn = chart.data.map((_, index) => drawBar(scope, chart, { index, layout }))
  return {
    plan: {
      type: 'horizontal-bar',
      plot,
      points: drawn.map(({ point }) => point),
      gapWidth: gapOf(layout.pitch, thickestBar),
      axes: {
        max: steps.at(-1) ?? 1,
        majorUnit: steps[1] ?? 1,
        ...(sizes.labeled && { categories: { run: labelRun(scope, '', nameStyle), every: 1 } }),
      },
      beside: [],
    },
    marks: drawn.flatMap(({ marks }) => marks),
  }
}

function barsLayout(scope: ChartScope, chart: ChartData): BarsLayout {
  const { box } = scope
  const pitch = Math.min(box.height / chart.data.length, widestPitch)
  const sizes = barSizes(box, pitch)
  const nameStyle: LabelStyle = { size: sizes.axis, token: 'ink' }
  const numbers = chartNumbers(
    chart.data.map(({ value }) => value),
    chart.locale,
  )
  const width = Math.min(widestNames, box.width * 0.36)
  const lines = pitch < sizes.axis * 2.6 ? 1 : 2
  const names = chart.data.map(({ label }) =>
    wrapLabel(scope, label, { ...nameStyle, width, lines }),
  )
  const nameRoom = widestOf(scope, names, nameStyle) + nameGap
  const valueRoom = widestOf(scope, numbers, { size: sizes.value, strong: true }) + valueGap
  const labeled = sizes.labeled
  const left = labeled ? nameRoom : 0
  const steps = axisSteps(greatestOf(chart), 20)
  const beyond = (steps.at(-1) ?? 1) / greatestOf(chart)
  const whole = Math.max(1, box.width - left)
  const room = Math.max(1, Math.min(whole - (labeled ? valueRoom : 0), whole / beyond))
  const plot = {
    x: box.x + left,
    y: box.y,
    width: room * beyond,
    height: pitch * chart.data.length,
  }
  return { plot, room, pitch, steps, names, numbers, sizes, nameStyle }
}

// Lines of labels must not be taller than the distance between bars.
function barSizes(box: Box, pitch: number): ChartSizes {
  const sizes = chartSizes(box)
  const most = Math.floor(pitch / 1.3)
  return {
    ...sizes,
    axis: Math.min(sizes.axis + 1, most),
    value: Math.min(sizes.value, most),
    labeled: sizes.labeled && most >= 10,
  }
}

function widestOf(
  scope: ChartScope,
  texts: readonly { readonly text: string }[],
  style: LabelStyle,
): number {
  return Math.max(...texts.map(({ text }) => labelSize(scope, text, style).width))
}

function drawBar(
  scope: ChartScope,
  chart: ChartData,
  { index, layout }: { readonly index: number; readonly layout: BarsLayout },
): DrawnPoint {
  const { plot, pitch, room, sizes, nameStyle } = layout
  const value = chart.data[index]?.value ?? 0
  const name = layout.names[index]?.text ?? ''
  const number = layout.numbers[index] ?? { text: '', format: '0' }
  const height = pitch / (1 + gapOf(pitch, thickestBar) / 100)
  const middle = plot.y + pitch * (index + 0.5)
  const length = (value / greatestOf(chart)) * room
  const fill = barPaint(scope.look, chart, index)
  const bar = barMarks(scope, {
    id: `bar-${index + 1}`,
    box: { x: plot.x, y: middle - height / 2, width: length, height },
    fill,
  })
  if (!sizes.labeled) return { point: { name, fill }, marks: bar }
  const isMain = index === findEmphasis(chart)
  const label = placeLabel(scope, {
    id: `value-${index + 1}`,
    text: number.text,
    style: {
      size: sizes.value,
      strong: true,
      ...(isMain ? { color: readablePaint(scope.look, fill) } : { token: 'ink' as const }),
    },
    at: [plot.x + length + valueGap, middle],
    across: 'left',
    down: 'middle',
  })
  const category = placeLabel(scope, {
    id: `label-${index + 1}`,
    text: name,
    style: nameStyle,
    at: [plot.x - nameGap, middle],
    across: 'right',
    down: 'middle',
  })
  return {
    point: {
      name,
      fill,
      label: pointLabel(scope, label, { shows: 'value', number }),
    },
    marks: [...bar, paintLabel(scope, category), paintLabel(scope, label)],
  }
}
