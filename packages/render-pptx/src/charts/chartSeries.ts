import type { Box } from '@deckloom/deck'
import type { ChartPlan, ChartPoint } from '@deckloom/scene'
import { fill, noFill } from '../drawing/fill.ts'
import { outlineStroke } from '../drawing/outlineStroke.ts'
import { centipoints } from '../drawing/units.ts'
import { tag } from '../opc/xml.ts'
import { seriesLabels } from './chartLabels.ts'
import { numberCells, setting, textCells } from './chartValues.ts'
import { spelledRange } from './spelledLabels.ts'
import { cell, cells, seriesName } from './workbook.ts'
import type { PlottedChart } from './writtenChart.ts'

/** Writes one series whose points have their own colors. */
export function pointSeries(written: PlottedChart, points: 'bars' | 'slices'): string {
  const { plan, chart } = written
  const [first] = plan.points
  const bars = points === 'bars'
  const common = bars ? commonPoint(plan.points) : undefined
  const own = plan.points.flatMap((point, index) =>
    common?.fill.color === point.fill.color
      ? []
      : [
          tag(
            'c:dPt',
            {},
            setting('idx', index),
            bars ? setting('invertIfNegative', 0) : '',
            setting('bubble3D', 0),
            look(point, plan),
          ),
        ],
  )
  return series(
    0,
    textCells('c:tx', cell('B', 1), [seriesName(chart)]),
    look(common ?? first, plan),
    bars ? setting('invertIfNegative', 0) : '',
    ...own,
    seriesLabels(plan.points, { ...written, firstRow: 2 }),
    pointCells(written),
    spelledRange(cells('C', plan.points.length), plan.points),
  )
}

// The color that most bars share becomes the color of the series.
function commonPoint(points: readonly ChartPoint[]): ChartPoint | undefined {
  const count = ({ fill: { color } }: ChartPoint) =>
    points.filter((point) => point.fill.color === color).length
  return points.toSorted((one, other) => count(other) - count(one))[0]
}

/** Writes one series per row of the data: the parts of a stack. */
export function rowSeries(written: PlottedChart): readonly string[] {
  const { plan, chart } = written
  return plan.points.map((point, index) =>
    series(
      index,
      textCells('c:tx', cell('A', index + 2), [point.name]),
      look(point, plan),
      setting('invertIfNegative', 0),
      seriesLabels([point], { ...written, firstRow: index + 2 }),
      textCells('c:cat', cell('B', 1), [seriesName(chart)]),
      numberCells(cell('B', index + 2), [chart.data[index]?.value ?? 0]),
      spelledRange(cell('C', index + 2), [point]),
    ),
  )
}

/** Writes the line with a dot at its end; `order` is 1 when an area of the same cells lies under it. */
export function lineSeries(written: PlottedChart, order: number): string {
  const { plan, chart } = written
  const { line, points } = plan
  if (line === undefined) return ''
  const dot = tag(
    'c:marker',
    {},
    setting('symbol', 'circle'),
    setting('size', Math.round(centipoints(line.dotRadius * 2) / 100)),
    tag('c:spPr', {}, fill(line.dot, plan.plot), tag('a:ln', {}, noFill)),
  )
  const stroke = tag('c:spPr', {}, outlineStroke(line.stroke, plan.plot))
  return series(
    order,
    textCells('c:tx', cell('B', 1), [seriesName(chart)]),
    stroke,
    tag('c:marker', {}, setting('symbol', 'none')),
    tag('c:dPt', {}, setting('idx', points.length - 1), dot, setting('bubble3D', 0), stroke),
    seriesLabels(points, { ...written, firstRow: 2 }),
    pointCells(written),
    setting('smooth', 0),
    spelledRange(cells('C', points.length), points),
  )
}

/** Writes the area under a line. */
export function areaSeries(written: PlottedChart): string {
  const { plan, chart } = written
  if (plan.area === undefined) return ''
  return series(
    0,
    textCells('c:tx', cell('B', 1), [seriesName(chart)]),
    tag('c:spPr', {}, fill(plan.area, areaBox(written)), tag('a:ln', {}, noFill)),
    pointCells(written),
  )
}

// The area, and with it an office gradient, ends at the largest value.
function areaBox({ chart, plan: { plot, axes } }: PlottedChart): Box {
  const greatest = Math.max(...chart.data.map(({ value }) => value))
  const height = plot.height * (greatest / (axes?.max ?? 1)) || plot.height
  return { ...plot, y: plot.y + plot.height - height, height }
}

function series(index: number, ...content: readonly string[]): string {
  return tag('c:ser', {}, setting('idx', index), setting('order', index), ...content)
}

function pointCells({ plan, chart }: PlottedChart): string {
  const count = chart.data.length
  return (
    textCells(
      'c:cat',
      cells('A', count),
      plan.points.map(({ name }) => name),
    ) +
    numberCells(
      cells('B', count),
      chart.data.map(({ value }) => value),
    )
  )
}

function look(point: ChartPoint | undefined, { edge, plot }: ChartPlan): string {
  const area = point ? fill(point.fill, plot) : noFill
  return tag('c:spPr', {}, area, outlineStroke(edge, plot) || tag('a:ln', {}, noFill))
}
