import type { ChartData } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import type { Mark } from '../marks.ts'
import { circlePath, n, polylinePath } from '../paths.ts'
import { chartLabel, labelWidth, labelWithin, type ChartScope } from './chartLabels.ts'
import { axisSteps, chartNumber } from './chartNumbers.ts'

const labelSize = 16

interface Plot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly steps: readonly number[]
}

/** One line with a dot and its value at the end; an area is filled down to zero. */
export function paintLine(scope: ChartScope, chart: ChartData, filled: boolean): readonly Mark[] {
  const plot = plotOf(scope, chart)
  const points = pointsOf(plot, chart)
  return [
    ...gridMarks(scope, plot),
    ...(filled ? [areaMark(scope, plot, points)] : []),
    {
      mark: 'path',
      id: `${scope.id}-line`,
      box: scope.box,
      d: polylinePath(points),
      stroke: { paint: paint(scope.look, 'accent1'), width: 4.5, cap: 'round' },
      alt: '',
    },
    ...endMarks(scope, points, chart),
    ...categoryMarks(scope, { plot, points, chart }),
  ]
}

function plotOf(scope: ChartScope, chart: ChartData): Plot {
  const { box } = scope
  const steps = axisSteps(Math.max(...chart.data.map(({ value }) => value)))
  const widest = Math.max(
    ...steps.map((step) => labelWidth(scope, { text: chartNumber(step), size: labelSize })),
  )
  return {
    left: box.x + widest + 14,
    right: box.x + box.width,
    top: box.y + 40,
    bottom: box.y + box.height - 36,
    steps,
  }
}

type Point = readonly [number, number]

function pointsOf(
  { left, right, top, bottom, steps }: Plot,
  { data }: ChartData,
): readonly Point[] {
  const most = steps.at(-1) ?? 1
  const pitch = (right - left) / data.length
  return data.map(({ value }, index) => [
    left + pitch * (index + 0.5),
    bottom - (value / most) * (bottom - top),
  ])
}

function gridMarks(scope: ChartScope, { left, right, top, bottom, steps }: Plot): readonly Mark[] {
  const most = steps.at(-1) ?? 1
  return steps.flatMap((step, index): Mark[] => {
    const y = bottom - (step / most) * (bottom - top)
    return [
      {
        mark: 'path',
        id: `${scope.id}-grid-${index + 1}`,
        box: { x: left, y, width: right - left, height: 0 },
        d: `M${n(left)} ${n(y)}L${n(right)} ${n(y)}`,
        stroke: {
          paint: paint(scope.look, index === 0 ? 'ink' : 'line'),
          width: index === 0 ? 1.5 : 1.2,
        },
        alt: '',
      },
      chartLabel(scope, {
        id: `step-${index + 1}`,
        text: chartNumber(step),
        box: { x: scope.box.x, y: y - 12, width: left - scope.box.x - 12, height: 24 },
        size: labelSize,
        anchor: 'middle',
        align: 'right',
      }),
    ]
  })
}

function areaMark(scope: ChartScope, { top, bottom }: Plot, points: readonly Point[]): Mark {
  const { color, token } = paint(scope.look, 'accent1')
  const first = points[0]?.[0] ?? 0
  const last = points.at(-1)?.[0] ?? 0
  const slot = token && { token }
  return {
    mark: 'path',
    id: `${scope.id}-area`,
    box: scope.box,
    d: `${polylinePath(points)}L${n(last)} ${n(bottom)}L${n(first)} ${n(bottom)}Z`,
    fill: {
      kind: 'linear',
      from: [0, top],
      to: [0, bottom],
      stops: [
        { at: 0, color, alpha: 0.5, ...slot },
        { at: 1, color, alpha: 0.06, ...slot },
      ],
    },
    alt: '',
  }
}

function endMarks(scope: ChartScope, points: readonly Point[], chart: ChartData): readonly Mark[] {
  const [x, y] = points.at(-1) ?? [0, 0]
  const width = 120
  return [
    {
      mark: 'path',
      id: `${scope.id}-end`,
      box: { x: x - 7, y: y - 7, width: 14, height: 14 },
      d: circlePath(x, y, 7),
      fill: paint(scope.look, 'accent1'),
      alt: '',
    },
    chartLabel(scope, {
      id: 'end-value',
      text: chartNumber(chart.data.at(-1)?.value ?? 0),
      box: {
        x: Math.min(x - width / 2, scope.box.x + scope.box.width - width),
        y: y - 46,
        width,
        height: 34,
      },
      size: 24,
      anchor: 'bottom',
      align: 'center',
      strong: true,
      token: 'accentText',
    }),
  ]
}

function categoryMarks(
  scope: ChartScope,
  {
    plot,
    points,
    chart,
  }: { readonly plot: Plot; readonly points: readonly Point[]; readonly chart: ChartData },
): readonly Mark[] {
  const pitch = (plot.right - plot.left) / chart.data.length
  return chart.data.map(({ label }, index) =>
    chartLabel(scope, {
      id: `label-${index + 1}`,
      text: labelWithin(scope, { text: label, size: labelSize, width: pitch - 6 }),
      box: {
        x: (points[index]?.[0] ?? 0) - pitch / 2,
        y: plot.bottom + 8,
        width: pitch,
        height: 26,
      },
      size: labelSize,
      align: 'center',
    }),
  )
}
