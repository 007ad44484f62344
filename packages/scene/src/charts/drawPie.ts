import type { ChartData } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import type { Mark, Stroke } from '../marks.ts'
import { circlePath } from '../paths.ts'
import { partPaint } from './chartColors.ts'
import type { ChartDrawing } from './chartDrawing.ts'
import { labelSize, type ChartScope, type LabelStyle } from './chartLabels.ts'
import { chartNumbers, shareFormat } from './chartNumbers.ts'
import { chartSizes } from './chartSizes.ts'
import { paintLabel, placeLabel, pointLabel } from './placeLabel.ts'
import { layPie, type PieLayout } from './layPie.ts'
import { slicePath } from './slicePath.ts'

/** Share of the radius, as office programs measure it. */
export const hole = 0.62

/** Draws a pie or donut that starts at twelve o'clock, with labels around it and the total in the hole. */
export function drawPie(scope: ChartScope, chart: ChartData): ChartDrawing {
  const donut = chart.type === 'donut'
  const layout = layPie(scope, chart, { hole: donut ? hole : 0 })
  const { cx, cy, radius } = layout.circle
  const edge: Stroke = { paint: paint(scope.look, 'bg'), width: 2 }
  const plot = { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 }
  const beside = [
    ...(layout.total === 0 ? [emptyRing(scope, layout)] : []),
    ...(donut ? totalMarks(scope, chart, layout) : []),
  ]
  return {
    plan: {
      type: donut ? 'donut' : 'pie',
      plot,
      points: chart.data.map(({ label: words }, index) => {
        const label = layout.labels[index]
        return {
          name: layout.names[index] ?? words,
          fill: partPaint(scope.look, chart, index),
          ...(label && {
            label: pointLabel(scope, label.placed, {
              shows: 'name-and-share',
              number: { format: shareFormat(chart.locale) },
              separator: layout.separator,
              ...(label.moved && { moved: label.moved }),
            }),
          }),
        }
      }),
      edge,
      beside,
    },
    marks: [
      ...sliceMarks(scope, chart, { layout, edge, hole: donut ? hole : 0 }),
      ...beside,
      ...layout.labels.map(({ placed }) => paintLabel(scope, placed)),
    ],
  }
}

function sliceMarks(
  scope: ChartScope,
  chart: ChartData,
  drawn: { readonly layout: PieLayout; readonly edge: Stroke; readonly hole: number },
): readonly Mark[] {
  const { circle, turns } = drawn.layout
  const { cx, cy, radius } = circle
  const box = { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 }
  return turns.flatMap(({ from, to }, index): Mark[] => {
    if (to - from < 1e-6) return []
    return [
      {
        mark: 'path',
        id: `${scope.id}-part-${index + 1}`,
        box,
        d: slicePath({ ...circle, inner: radius * drawn.hole }, from, to),
        fill: partPaint(scope.look, chart, index),
        stroke: drawn.edge,
        alt: '',
      },
    ]
  })
}

// No program draws shares of zero; the ring shows that there is a chart.
function emptyRing(scope: ChartScope, { circle: { cx, cy, radius } }: PieLayout): Mark {
  return {
    mark: 'path',
    id: `${scope.id}-empty`,
    box: { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 },
    d: circlePath(cx, cy, radius),
    stroke: { paint: paint(scope.look, 'line'), width: 1.5 },
    alt: '',
  }
}

const kpiSize = 72

function totalMarks(
  scope: ChartScope,
  chart: ChartData,
  { circle: { cx, cy, radius }, total }: PieLayout,
): readonly Mark[] {
  const values = chart.data.map(({ value }) => value)
  const text = chartNumbers([...values, total], chart.locale).at(-1)?.text ?? ''
  const style: LabelStyle = { size: 100, strong: true, token: 'title' }
  const { width } = labelSize(scope, text, style)
  const room = radius * hole * 2 * 0.76
  const size = Math.floor(Math.min(kpiSize, radius * hole * 0.62, (room / width) * 100))
  if (size < 10 || !chartSizes(scope.box).labeled) return []
  const placed = placeLabel(scope, {
    id: 'total',
    text,
    style: { ...style, size },
    at: [cx, cy],
    across: 'center',
    down: 'middle',
  })
  return [paintLabel(scope, placed, { beside: true })]
}
