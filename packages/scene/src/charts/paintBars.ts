import type { ChartData } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import type { Mark } from '../marks.ts'
import { n, rectPath } from '../paths.ts'
import { barPaint, emphasised } from './chartColors.ts'
import { chartLabel, labelWidth, labelWithin, type ChartScope } from './chartLabels.ts'
import { chartNumber } from './chartNumbers.ts'

const labelSize = 17
const strongSize = 24
const share = 0.62
const widestColumn = 84
const thickestBar = 48

/** Columns with their values above them: no axis, no gridlines. */
export function paintColumns(scope: ChartScope, chart: ChartData): readonly Mark[] {
  const { box, look, id } = scope
  const greatest = Math.max(...chart.data.map(({ value }) => value), Number.MIN_VALUE)
  const pitch = box.width / chart.data.length
  const width = Math.min(pitch * share, widestColumn)
  const baseline = box.y + box.height - 36
  const room = baseline - box.y - 40
  const main = emphasised(chart)
  const marks = chart.data.flatMap(({ label, value }, index): Mark[] => {
    const height = Math.max(1, (value / greatest) * room)
    const centre = box.x + pitch * (index + 0.5)
    const bar = { x: centre - width / 2, y: baseline - height, width, height }
    const strong = index === main
    return [
      {
        mark: 'path',
        id: `${id}-bar-${index + 1}`,
        box: bar,
        d: rectPath(bar),
        fill: barPaint(look, chart, index),
        alt: '',
      },
      chartLabel(scope, {
        id: `value-${index + 1}`,
        text: chartNumber(value),
        box: { x: centre - pitch / 2, y: bar.y - 38, width: pitch, height: 34 },
        size: strong ? strongSize : labelSize,
        anchor: 'bottom',
        align: 'center',
        strong,
        token: strong ? 'accentText' : 'ink',
      }),
      chartLabel(scope, {
        id: `label-${index + 1}`,
        text: labelWithin(scope, { text: label, size: 16, width: pitch - 8 }),
        box: { x: centre - pitch / 2, y: baseline + 8, width: pitch, height: 26 },
        size: 16,
        align: 'center',
        strong,
        token: strong ? 'ink' : 'muted',
      }),
    ]
  })
  return [
    ...marks,
    {
      mark: 'path',
      id: `${id}-baseline`,
      box: { x: box.x, y: baseline, width: box.width, height: 0 },
      d: `M${n(box.x)} ${n(baseline)}L${n(box.x + box.width)} ${n(baseline)}`,
      stroke: { paint: paint(look, 'ink'), width: 1.5 },
      alt: '',
    },
  ]
}

/** Whether columns have room for their labels; else the chart is drawn as bars. */
export function columnsHaveRoom(scope: ChartScope, chart: ChartData): boolean {
  const pitch = scope.box.width / chart.data.length
  return chart.data.every(({ label }) => labelWidth(scope, { text: label, size: 16 }) <= pitch - 8)
}

/** Horizontal bars with labels on the left and values at their ends. */
export function paintHorizontalBars(scope: ChartScope, chart: ChartData): readonly Mark[] {
  const { box, look, id } = scope
  const greatest = Math.max(...chart.data.map(({ value }) => value), Number.MIN_VALUE)
  const widest = Math.max(
    ...chart.data.map(({ label }) =>
      labelWidth(scope, { text: label, size: labelSize, strong: true }),
    ),
  )
  const labels = Math.min(Math.max(widest + 20, 90), box.width * 0.36)
  const valueRoom = 90
  const room = Math.max(20, box.width - labels - valueRoom)
  const pitch = Math.min(box.height / chart.data.length, thickestBar / share)
  const height = pitch * share
  const main = emphasised(chart)
  return chart.data.flatMap(({ label, value }, index): Mark[] => {
    const y = box.y + pitch * index + (pitch - height) / 2
    const bar = { x: box.x + labels, y, width: Math.max(2, (value / greatest) * room), height }
    const strong = index === main
    const row = { y: y - 4, height: height + 8 }
    return [
      {
        mark: 'path',
        id: `${id}-bar-${index + 1}`,
        box: bar,
        d: rectPath(bar),
        fill: barPaint(look, chart, index),
        alt: '',
      },
      chartLabel(scope, {
        id: `label-${index + 1}`,
        text: labelWithin(scope, { text: label, size: labelSize, width: labels - 24 }),
        box: { ...row, x: box.x, width: labels - 8 },
        size: labelSize,
        anchor: 'middle',
        strong,
        token: strong ? 'ink' : 'muted',
      }),
      chartLabel(scope, {
        id: `value-${index + 1}`,
        text: chartNumber(value),
        box: { ...row, x: bar.x + bar.width + 10, width: valueRoom - 10 },
        size: labelSize,
        anchor: 'middle',
        strong,
        token: strong ? 'accentText' : 'ink',
      }),
    ]
  })
}
