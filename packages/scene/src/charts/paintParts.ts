import type { ChartData } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import type { Mark } from '../marks.ts'
import { circlePath, n, rectPath } from '../paths.ts'
import { partPaint } from './chartColors.ts'
import { chartLabel, labelWithin, type ChartScope } from './chartLabels.ts'
import { chartNumber } from './chartNumbers.ts'

const labelSize = 17
const hole = 0.62
/** A share far from its name would be read with the wrong row. */
const widestLegend = 380

/** A pie or a donut that starts at twelve o'clock, with its parts named beside it. */
export function paintPie(scope: ChartScope, chart: ChartData, donut: boolean): readonly Mark[] {
  const { box, id, look } = scope
  const total = totalOf(chart)
  const wide = box.width >= box.height * 1.25
  const legend = wide ? box.width * 0.46 : 0
  const radius = Math.min(box.height, box.width - legend) / 2 - 4
  const cx = box.x + radius + 4
  const cy = box.y + box.height / 2
  let from = 0
  const slices = chart.data.map(({ value }, index): Mark => {
    const to = from + value / total
    const d = slicePath({ cx, cy, radius }, from, to)
    from = to
    return {
      mark: 'path',
      id: `${id}-part-${index + 1}`,
      box: { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 },
      d,
      fill: partPaint(look, chart, index),
      stroke: { paint: paint(look, 'bg'), width: 1.5 },
      alt: '',
    }
  })
  return [
    ...slices,
    ...(donut ? holeMarks(scope, { cx, cy, radius: radius * hole, total }) : []),
    ...(wide ? legendMarks(scope, chart, { x: cx + radius + 36, total }) : []),
  ]
}

function totalOf({ data }: ChartData): number {
  return Math.max(
    data.reduce((sum, { value }) => sum + value, 0),
    Number.MIN_VALUE,
  )
}

interface Circle {
  readonly cx: number
  readonly cy: number
  readonly radius: number
}

function slicePath(circle: Circle, from: number, to: number): string {
  if (to - from >= 0.9999) return circlePath(circle.cx, circle.cy, circle.radius)
  const { cx, cy, radius } = circle
  const [x, y] = onCircle(circle, from)
  const pieces = Math.max(1, Math.ceil((to - from) * 4))
  const step = (to - from) / pieces
  // Length of the handles of a cubic that follows an arc of this angle.
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 2) * radius
  let d = `M${n(cx)} ${n(cy)}L${n(x)} ${n(y)}`
  for (let piece = 0; piece < pieces; piece += 1) {
    const start = from + piece * step
    const end = start + step
    const [x1, y1] = onCircle(circle, start)
    const [x2, y2] = onCircle(circle, end)
    const [tx1, ty1] = tangent(start)
    const [tx2, ty2] = tangent(end)
    d += `C${n(x1 + tx1 * handle)} ${n(y1 + ty1 * handle)} ${n(x2 - tx2 * handle)} ${n(y2 - ty2 * handle)} ${n(x2)} ${n(y2)}`
  }
  return `${d}Z`
}

function onCircle({ cx, cy, radius }: Circle, turn: number): readonly [number, number] {
  const angle = turn * 2 * Math.PI
  return [cx + Math.sin(angle) * radius, cy - Math.cos(angle) * radius]
}

function tangent(turn: number): readonly [number, number] {
  const angle = turn * 2 * Math.PI
  return [Math.cos(angle), Math.sin(angle)]
}

function holeMarks(
  scope: ChartScope,
  { cx, cy, radius, total }: Circle & { readonly total: number },
): readonly Mark[] {
  const box = { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 }
  return [
    {
      mark: 'path',
      id: `${scope.id}-hole`,
      box,
      d: circlePath(cx, cy, radius),
      fill: paint(scope.look, 'bg'),
      alt: '',
    },
    chartLabel(scope, {
      id: 'total',
      text: chartNumber(total),
      box,
      size: Math.min(48, Math.max(16, radius * 0.45)),
      anchor: 'middle',
      align: 'center',
      strong: true,
      token: 'title',
    }),
  ]
}

function legendMarks(
  scope: ChartScope,
  chart: ChartData,
  { x, total }: { readonly x: number; readonly total: number },
): readonly Mark[] {
  const { box, id, look } = scope
  const pitch = Math.min(44, box.height / chart.data.length)
  const top = box.y + (box.height - pitch * chart.data.length) / 2
  const right = Math.min(box.x + box.width, x + widestLegend)
  return chart.data.flatMap(({ label, value }, index): Mark[] => {
    const y = top + index * pitch
    const swatch = { x, y: y + pitch / 2 - 7, width: 14, height: 14 }
    const row = { y, height: pitch }
    return [
      {
        mark: 'path',
        id: `${id}-swatch-${index + 1}`,
        box: swatch,
        d: rectPath(swatch),
        fill: partPaint(look, chart, index),
        alt: '',
      },
      chartLabel(scope, {
        id: `label-${index + 1}`,
        text: labelWithin(scope, { text: label, size: labelSize, width: right - x - 100 }),
        box: { ...row, x: x + 26, width: right - x - 96 },
        size: labelSize,
        anchor: 'middle',
        token: 'ink',
      }),
      chartLabel(scope, {
        id: `share-${index + 1}`,
        text: `${Math.round((value / total) * 100)}\u00A0%`,
        box: { ...row, x: right - 64, width: 64 },
        size: labelSize,
        anchor: 'middle',
        align: 'right',
        strong: true,
        token: 'ink',
      }),
    ]
  })
}

/** One column of parts on top of each other, named beside it. */
export function paintStack(scope: ChartScope, chart: ChartData): readonly Mark[] {
  const { box, id, look } = scope
  const total = totalOf(chart)
  const width = Math.min(200, box.width * 0.3)
  const left = box.x
  let bottom = box.y + box.height - 8
  const room = box.height - 16
  const parts = chart.data.map(({ value }, index): Mark => {
    const height = Math.max(1, (value / total) * room)
    bottom -= height
    const part = { x: left, y: bottom, width, height }
    return {
      mark: 'path',
      id: `${id}-part-${index + 1}`,
      box: part,
      d: rectPath(part),
      fill: partPaint(look, chart, index),
      stroke: { paint: paint(look, 'bg'), width: 1.5 },
      alt: '',
    }
  })
  return [...parts, ...legendMarks(scope, chart, { x: left + width + 48, total })]
}
