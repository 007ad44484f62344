import type { Box, ChartData } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import type { Stroke } from '../marks.ts'
import { barPaint, findEmphasis, readablePaint } from './chartColors.ts'
import { barMarks, ruleMark, type ChartDrawing, type DrawnPoint } from './chartDrawing.ts'
import {
  labelRun,
  labelSize,
  wrapLabel,
  type ChartScope,
  type LabelStyle,
  type WrappedLabel,
} from './chartLabels.ts'
import { axisSteps, chartNumbers, type ChartNumber } from './chartNumbers.ts'
import { chartSizes } from './chartSizes.ts'
import { paintLabel, placeLabel, pointLabel } from './placeLabel.ts'

/** Gap between two columns in percent of their width: a column takes 62 percent of its pitch. */
const gapWidth = 61
const widestColumn = 120
const valueGap = 4
const nameGap = 7

interface ColumnsLayout {
  readonly pitch: number
  readonly names: readonly WrappedLabel[]
  readonly numbers: readonly ChartNumber[]
  readonly nameStyle: LabelStyle
  readonly nameRoom: number
  readonly mainStyle: LabelStyle
}

/** Draws columns with their values above them, without a value axis or gridlines. */
export function drawColumns(scope: ChartScope, chart: ChartData): ChartDrawing {
  const layout = columnsLayout(scope, chart)
  const { plot, room, steps } = columnsPlot(scope, chart, layout)
  const gap = gapOf(layout.pitch, widestColumn)
  const width = layout.pitch / (1 + gap / 100)
  const greatest = greatestOf(chart)
  const foot = plot.y + plot.height
  const drawn = chart.data.map(({ value }, index) => {
    const height = (value / greatest) * room
    const center = plot.x + layout.pitch * (index + 0.5)
    const box = { x: center - width / 2, y: foot - height, width, height }
    return drawColumn(scope, chart, { index, box, layout, foot })
  })
  const baseline: Stroke = { paint: paint(scope.look, 'ink'), width: 1.5 }
  const { labeled } = chartSizes(scope.box)
  return {
    plan: {
      type: 'bar',
      plot,
      points: drawn.map(({ point }) => point),
      gapWidth: gap,
      axes: {
        max: steps.at(-1) ?? 1,
        majorUnit: steps[1] ?? 1,
        baseline,
        ...(labeled && {
          categories: { run: labelRun(scope, '', layout.nameStyle), every: 1 },
        }),
      },
      beside: [],
    },
    marks: [
      ...drawn.flatMap(({ marks }) => marks),
      ruleMark(scope, { id: 'baseline', x: plot.x, y: foot, width: plot.width, stroke: baseline }),
    ],
  }
}

/** Returns whether columns have room for all their labels; otherwise the chart is drawn as horizontal bars. */
export function columnsHaveRoom(scope: ChartScope, chart: ChartData): boolean {
  const { pitch, names, numbers } = columnsLayout(scope, chart)
  const { value } = chartSizes(scope.box)
  const widest = Math.max(
    ...numbers.map(({ text }) => labelSize(scope, text, { size: value }).width),
  )
  return widest <= pitch - 4 && names.every(({ cut }) => !cut)
}

function columnsLayout(scope: ChartScope, chart: ChartData): ColumnsLayout {
  const sizes = chartSizes(scope.box)
  const nameStyle: LabelStyle = { size: sizes.axis, token: 'muted' }
  const pitch = scope.box.width / chart.data.length
  const names = chart.data.map(({ label }) =>
    wrapLabel(scope, label, { ...nameStyle, width: pitch - 8 }),
  )
  const numbers = chartNumbers(
    chart.data.map(({ value }) => value),
    chart.locale,
  )
  const main: LabelStyle = { size: sizes.strong, strong: true }
  const { width } = labelSize(scope, numbers[findEmphasis(chart)]?.text ?? '', main)
  const shrunk = Math.floor(sizes.strong * Math.min(1, (pitch - 4) / width))
  const tallest = Math.max(...names.map(({ text }) => labelSize(scope, text, nameStyle).height))
  return {
    pitch,
    names,
    numbers,
    nameStyle,
    mainStyle: { ...main, size: Math.max(sizes.value, shrunk) },
    nameRoom: sizes.labeled ? tallest + nameGap : 2,
  }
}

// The axis is not shown, so it may end above the greatest value, where the label is: the plot covers both.
function columnsPlot(scope: ChartScope, chart: ChartData, layout: ColumnsLayout) {
  const { box } = scope
  const sizes = chartSizes(box)
  const main = layout.numbers[findEmphasis(chart)]?.text ?? ''
  const strong = labelSize(scope, main, layout.mainStyle)
  const valueRoom = sizes.labeled ? strong.height + valueGap : 0
  const height = Math.max(1, box.height - layout.nameRoom)
  const steps = axisSteps(greatestOf(chart), 20)
  const beyond = (steps.at(-1) ?? 1) / greatestOf(chart)
  const room = Math.max(1, Math.min(height - valueRoom, height / beyond))
  const plotHeight = room * beyond
  const plot: Box = { ...box, y: box.y + height - plotHeight, height: plotHeight }
  return { plot, room, steps }
}

interface Column {
  readonly index: number
  readonly box: Box
  readonly layout: ColumnsLayout
  readonly foot: number
}

function drawColumn(
  scope: ChartScope,
  chart: ChartData,
  { index, box, layout, foot }: Column,
): DrawnPoint {
  const { labeled, value } = chartSizes(scope.box)
  const name = layout.names[index]?.text ?? ''
  const number = layout.numbers[index] ?? { text: '', format: '0' }
  const fill = barPaint(scope.look, chart, index)
  const style: LabelStyle =
    index === findEmphasis(chart)
      ? { ...layout.mainStyle, color: readablePaint(scope.look, fill) }
      : { size: value, token: 'ink' }
  const center = box.x + box.width / 2
  const bar = barMarks(scope, { id: `bar-${index + 1}`, box, fill })
  if (!labeled) return { point: { name, fill }, marks: bar }
  const label = placeLabel(scope, {
    id: `value-${index + 1}`,
    text: number.text,
    style,
    at: [center, box.y - valueGap],
    across: 'center',
    down: 'bottom',
  })
  const category = placeLabel(scope, {
    id: `label-${index + 1}`,
    text: name,
    style: layout.nameStyle,
    at: [center, foot + nameGap],
    across: 'center',
    down: 'top',
  })
  return {
    point: {
      name,
      fill,
      label: pointLabel(scope, label, { shows: 'value', number }),
    },
    marks: [...bar, paintLabel(scope, label), paintLabel(scope, category)],
  }
}

/**
 * Returns the gap, in percent of their thickness, between bars that are `pitch` apart and at most `thickest`. Office
 * programs accept up to 500.
 */
export function gapOf(pitch: number, thickest: number): number {
  const thickness = Math.min(thickest, pitch / (1 + gapWidth / 100))
  return Math.min(500, Math.round((pitch / thickness - 1) * 100))
}

/** Returns the greatest value, or 1 instead of zero so that it can be divided by. */
export function greatestOf({ data }: ChartData): number {
  return Math.max(...data.map(({ value }) => value)) || 1
}
