import type { Box, ChartData } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import type { Mark, Paint, Solid, Stroke } from '../marks.ts'
import type { ChartPlan } from '../marks.ts'
import { circlePath, n, polylinePath } from '../paths.ts'
import { partPaint, readablePaint } from './chartColors.ts'
import { ruleMark, type ChartDrawing } from './chartDrawing.ts'
import { labelRun, labelSize, type ChartScope, type LabelStyle } from './chartLabels.ts'
import { axisNumbers, axisSteps, chartNumbers, type ChartNumber } from './chartNumbers.ts'
import { chartSizes } from './chartSizes.ts'
import { lineNames, type LineNames } from './lineNames.ts'
import { paintLabel, placeLabel, pointLabel, type PlacedLabel } from './placeLabel.ts'

const stepGap = 5
const endGap = 3
/** A marker of 11 points, the closest to the art direction's dot: office programs only accept whole points. */
const dotRadius = 11 / 0.8 / 2
const nameGap = 8
/** With less space than this between its labels, the line is drawn without them. */
const narrowestPlot = 60

interface LineLayout {
  readonly plot: Box
  readonly steps: readonly number[]
  readonly stepNumbers: readonly ChartNumber[]
  readonly names: LineNames
  readonly end: { readonly number: ChartNumber; readonly style: LabelStyle }
  readonly labeled: boolean
  readonly axisStyle: LabelStyle
}

/**
 * Draws one line from edge to edge of its plot, with a dot and its value at the end; an area is filled down to zero.
 */
export function drawLine(scope: ChartScope, chart: ChartData): ChartDrawing {
  const filled = chart.type === 'area'
  const solid = partPaint(scope.look, chart, 0)
  const layout = lineLayout(scope, chart, solid)
  const points = pointsOf(layout, chart)
  const area = areaPaint(layout.plot, solid)
  const stroke: Stroke = { paint: solid, width: 4.5, cap: 'round' }
  const [x, y] = points.at(-1) ?? [0, 0]
  const end = endLabel(scope, layout, [x, y])
  return {
    plan: {
      type: filled ? 'area' : 'line',
      ...linePlan(scope, chart, { layout, solid, end }),
      line: { stroke, dot: solid, dotRadius },
      ...(filled && { area }),
    },
    marks: [
      ...stepMarks(scope, layout),
      ...(filled ? [areaMark(scope, points, { plot: layout.plot, fill: area })] : []),
      {
        mark: 'path',
        id: `${scope.id}-line`,
        box: layout.plot,
        d: polylinePath(points),
        stroke,
        alt: '',
      },
      {
        mark: 'path',
        id: `${scope.id}-end`,
        box: { x: x - dotRadius, y: y - dotRadius, width: dotRadius * 2, height: dotRadius * 2 },
        d: circlePath(x, y, dotRadius),
        fill: solid,
        alt: '',
      },
      ...(layout.labeled ? [paintLabel(scope, end.placed), ...nameMarks(scope, layout)] : []),
    ],
  }
}

function lineLayout(scope: ChartScope, chart: ChartData, solid: Solid): LineLayout {
  const { box, look } = scope
  const sizes = chartSizes(box)
  const axisStyle: LabelStyle = { size: sizes.axis, token: 'muted' }
  const endStyle = { size: sizes.strong, strong: true, color: readablePaint(look, solid) }
  const numbers = chartNumbers(
    chart.data.map(({ value }) => value),
    chart.locale,
  )
  const number = numbers.at(-1) ?? { text: '', format: '0' }
  const steps = axisSteps(
    Math.max(...chart.data.map(({ value }) => value)),
    box.height < 200 ? 3 : 5,
  )
  const stepNumbers = axisNumbers(steps, chart.locale)
  const stepSizes = stepNumbers.map(({ text }) => labelSize(scope, text, axisStyle))
  const endSize = labelSize(scope, number.text, endStyle)
  const left = Math.max(...stepSizes.map(({ width }) => width)) + stepGap
  const right = dotRadius + endGap + endSize.width + airIn(number.text) * sizes.strong
  const labeled = sizes.labeled && box.width - left - right >= narrowestPlot
  const halfLine = (stepSizes[0]?.height ?? 0) / 2
  const edges = labeled
    ? { left, right, top: Math.max(halfLine, endSize.height / 2) }
    : { left: dotRadius, right: dotRadius, top: dotRadius }
  const names = lineNames(scope, chart, { edges, style: axisStyle })
  const foot = labeled ? names.height + nameGap : dotRadius
  const plot = {
    x: box.x + names.left,
    y: box.y + edges.top,
    width: Math.max(1, box.width - names.left - names.right),
    height: Math.max(1, box.height - edges.top - foot),
  }
  const end = { number, style: endStyle }
  return { plot, steps, stepNumbers, names, end, labeled, axisStyle }
}

/** Returns the space that office programs add between a digit and an East Asian unit, as a share of the size. */
function airIn(text: string): number {
  return /\d\p{Lo}/u.test(text) ? 0.25 : 0
}

// The label is beside the dot. A value near zero would collide with the names below, so its label moves up a little.
function endLabel(scope: ChartScope, { plot, end }: LineLayout, [x, y]: Point): EndLabel {
  const placed = placeLabel(scope, {
    id: 'end-value',
    text: end.number.text,
    style: end.style,
    at: [x + dotRadius + endGap, y],
    across: 'left',
    down: 'middle',
  })
  const lowest = plot.y + plot.height + nameGap - placed.box.height
  const moved = placed.box.y > lowest
  const box = { ...placed.box, y: lowest }
  return moved ? { placed: { ...placed, box }, moved: [0, lowest - placed.box.y] } : { placed }
}

interface EndLabel {
  readonly placed: PlacedLabel
  readonly moved?: readonly [number, number]
}

type Point = readonly [number, number]

function pointsOf({ plot, steps }: LineLayout, { data }: ChartData): readonly Point[] {
  const most = steps.at(-1) ?? 1
  return data.map(({ value }, index) => [
    plot.x + (plot.width * index) / (data.length - 1),
    plot.y + plot.height * (1 - value / most),
  ])
}

function linePlan(
  scope: ChartScope,
  chart: ChartData,
  drawn: { readonly layout: LineLayout; readonly solid: Solid; readonly end: EndLabel },
): Omit<ChartPlan, 'type'> {
  const { plot, steps, stepNumbers, names, end, labeled, axisStyle } = drawn.layout
  const { look } = scope
  const last = chart.data.length - 1
  return {
    plot,
    points: chart.data.map((_, index) => ({
      name: names.names[index] ?? '',
      fill: drawn.solid,
      ...(labeled &&
        index === last && {
          label: pointLabel(scope, drawn.end.placed, {
            shows: 'value',
            number: end.number,
            ...(drawn.end.moved && { moved: drawn.end.moved }),
          }),
        }),
    })),
    axes: {
      max: steps.at(-1) ?? 1,
      majorUnit: steps[1] ?? 1,
      baseline: baselineOf(scope),
      ...(labeled && {
        values: {
          run: labelRun(scope, '', axisStyle),
          format: stepNumbers.at(-1)?.format ?? '0',
          grid: { paint: paint(look, 'line'), width: 1.2 },
        },
        categories: { run: labelRun(scope, '', axisStyle), every: names.every },
      }),
    },
    beside: [],
  }
}

function baselineOf({ look }: ChartScope): Stroke {
  return { paint: paint(look, 'ink'), width: 1.5 }
}

function stepMarks(scope: ChartScope, layout: LineLayout): readonly Mark[] {
  const { plot, steps, stepNumbers, labeled, axisStyle } = layout
  const most = steps.at(-1) ?? 1
  const grid: Stroke = { paint: paint(scope.look, 'line'), width: 1.2 }
  return steps.flatMap((step, index): Mark[] => {
    const y = plot.y + plot.height * (1 - step / most)
    const stroke = index === 0 ? baselineOf(scope) : grid
    if (!labeled && index > 0) return []
    const rule = ruleMark(scope, {
      id: `grid-${index + 1}`,
      x: plot.x,
      y,
      width: plot.width,
      stroke,
    })
    if (!labeled) return [rule]
    const label = placeLabel(scope, {
      id: `step-${index + 1}`,
      text: stepNumbers[index]?.text ?? '',
      style: axisStyle,
      at: [plot.x - stepGap, index === 0 ? y - liftOverName(scope, layout) : y],
      across: 'right',
      down: 'middle',
    })
    return [rule, paintLabel(scope, label)]
  })
}

/** Returns how far the lowest step's label is raised, so that it clears the first name if that reaches below it. */
function liftOverName(scope: ChartScope, { names, stepNumbers, axisStyle }: LineLayout): number {
  const sizeOf = (text = '') => labelSize(scope, text, axisStyle)
  const reaches = sizeOf(names.names[0]).width / 2 > stepGap
  return reaches ? Math.max(0, sizeOf(stepNumbers[0]?.text).height / 2 - nameGap) : 0
}

function areaPaint({ y, height }: Box, { color, token }: Solid): Paint {
  const slot = token && { token }
  return {
    kind: 'linear',
    from: [0, y],
    to: [0, y + height],
    stops: [
      { at: 0, color, alpha: 0.5, ...slot },
      { at: 1, color, alpha: 0.06, ...slot },
    ],
  }
}

function areaMark(
  scope: ChartScope,
  points: readonly Point[],
  { plot, fill }: { readonly plot: Box; readonly fill: Paint },
): Mark {
  const foot = n(plot.y + plot.height)
  const d = `${polylinePath(points)}L${n(plot.x + plot.width)} ${foot}L${n(plot.x)} ${foot}Z`
  return { mark: 'path', id: `${scope.id}-area`, box: plot, d, fill, alt: '' }
}

function nameMarks(scope: ChartScope, layout: LineLayout): readonly Mark[] {
  const { plot, names, axisStyle } = layout
  return names.names.flatMap((text, index) => {
    if (index % names.every !== 0) return []
    const label = placeLabel(scope, {
      id: `label-${index + 1}`,
      text,
      style: axisStyle,
      at: [
        plot.x + (plot.width * index) / (names.names.length - 1),
        plot.y + plot.height + nameGap,
      ],
      across: 'center',
      down: 'top',
    })
    return [paintLabel(scope, label)]
  })
}
