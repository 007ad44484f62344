import type { ChartData } from '@deckloom/deck'
import { paint } from '../colors/look.ts'
import type { Mark, Solid, Stroke } from '../marks.ts'
import type { ChartPoint } from '../marks.ts'
import { partPaint, readablePaint } from './chartColors.ts'
import { barMarks, ruleMark, type ChartDrawing } from './chartDrawing.ts'
import { labelSize, wrapLabel, type ChartScope, type LabelStyle } from './chartLabels.ts'
import { chartNumbers, type ChartNumber } from './chartNumbers.ts'
import { chartSizes } from './chartSizes.ts'
import { offset, paintLabel, placeLabel, pointLabel, type PlacedLabel } from './placeLabel.ts'
import { spread } from './spread.ts'

const widestStack = 420
/** In a box nearly as wide as the page, the names are larger to balance the column. */
const wideBox = { width: 900, label: 22 }
const nameGap = 18
const totalGap = 6

/** Draws one column of stacked parts, with the total above it and a label beside every part. */
export function drawStack(scope: ChartScope, chart: ChartData): ChartDrawing {
  const { box, look } = scope
  const { labeled } = chartSizes(box)
  const total = chart.data.reduce((sum, { value }) => sum + value, 0)
  const numbers = chartNumbers([...chart.data.map(({ value }) => value), total], chart.locale)
  const sum = totalLabel(scope, numbers.at(-1)?.text ?? '')
  const top = labeled ? sum.height + totalGap : 0
  const width = labeled ? Math.min(widestStack, box.width * 0.36) : box.width
  const plot = { x: box.x, y: box.y + top, width, height: Math.max(1, box.height - top - 2) }
  const foot = plot.y + plot.height
  const edge: Stroke = { paint: paint(look, 'bg'), width: 1.5 }
  const baseline: Stroke = { paint: paint(look, 'ink'), width: 1.5 }
  const parts = partsOf(scope, chart, { plot, total })
  const labels = labeled ? partLabels(scope, chart, { parts, numbers }) : []
  const beside = labeled
    ? [paintLabel(scope, sum.place(plot.x + width / 2, plot.y - totalGap), { beside: true })]
    : []
  return {
    plan: {
      type: 'stacked-bar',
      plot,
      points: chart.data.map(({ label: words }, index): ChartPoint => ({
        name: labels[index]?.name ?? words,
        fill: partPaint(look, chart, index),
        ...labels[index]?.native,
      })),
      gapWidth: 0,
      axes: { max: total || 1, majorUnit: total || 1, baseline },
      edge,
      beside,
    },
    marks: [
      ...parts.flatMap(({ box: part, fill }, index) =>
        barMarks(scope, { id: `part-${index + 1}`, box: part, fill, edge }),
      ),
      ruleMark(scope, { id: 'baseline', x: plot.x, y: foot, width, stroke: baseline }),
      ...beside,
      ...labels.flatMap(({ marks }) => marks),
    ],
  }
}

interface PlacedName {
  readonly name: string
  readonly cut: boolean
  readonly placed: PlacedLabel
}

/** Places the names and numbers beside the middle of their parts. */
function placedNames(
  scope: ChartScope,
  chart: ChartData,
  { parts, numbers, size }: DrawnParts & { readonly size: number },
): readonly PlacedName[] {
  const { box } = scope
  return chart.data.map(({ label }, index) => {
    const part = parts[index]?.box ?? box
    const fill = partPaint(scope.look, chart, index)
    const style: LabelStyle = { size, strong: true, color: readablePaint(scope.look, fill) }
    const number = numbers[index]?.text ?? ''
    const left = part.x + part.width + nameGap
    const numberWidth = labelSize(scope, `  ${number}`, style).width
    const room = Math.max(10, box.x + box.width - left - numberWidth)
    const { text: name, cut } = wrapLabel(scope, label, { ...style, width: room, lines: 1 })
    const placed = placeLabel(scope, {
      id: `label-${index + 1}`,
      text: `${name}  ${number}`,
      style,
      at: [left, part.y + part.height / 2],
      across: 'left',
      down: 'middle',
    })
    return { name, cut, placed }
  })
}

function totalLabel(scope: ChartScope, text: string) {
  const { strong } = chartSizes(scope.box)
  const style: LabelStyle = { size: strong, strong: true, token: 'title' }
  return {
    height: labelSize(scope, text, style).height,
    place: (x: number, y: number): PlacedLabel =>
      placeLabel(scope, { id: 'total', text, style, at: [x, y], across: 'center', down: 'bottom' }),
  }
}

interface Part {
  readonly box: ChartDrawing['plan']['plot']
  readonly fill: Solid
}

function partsOf(
  { look }: ChartScope,
  chart: ChartData,
  { plot, total }: { readonly plot: Part['box']; readonly total: number },
): readonly Part[] {
  let foot = plot.y + plot.height
  return chart.data.map(({ value }, index) => {
    const height = total === 0 ? 0 : (value / total) * plot.height
    foot -= height
    return { box: { ...plot, y: foot, height }, fill: partPaint(look, chart, index) }
  })
}

interface PartLabel {
  readonly name: string
  readonly native: Pick<ChartPoint, 'label'>
  readonly marks: readonly Mark[]
}

interface DrawnParts {
  readonly parts: readonly Part[]
  readonly numbers: readonly ChartNumber[]
}

// In the order of the stack, each as close to the middle of its part as the others allow.
function partLabels(scope: ChartScope, chart: ChartData, drawn: DrawnParts): readonly PartLabel[] {
  const { box } = scope
  const sizes = chartSizes(box)
  const most = Math.floor(((box.height / chart.data.length) * 0.98) / 1.3)
  const size = Math.min(sizes.value, most)
  const label = box.width < wideBox.width ? 0 : Math.min(wideBox.label, most)
  const grown = placedNames(scope, chart, { ...drawn, size: Math.max(size, label) })
  const hasRoom = grown.every(({ cut }) => !cut)
  const requests = hasRoom ? grown : placedNames(scope, chart, { ...drawn, size })
  const rows = spread(
    requests.map(({ placed }) => ({ at: placed.box.y, size: placed.box.height })),
    { from: box.y, to: box.y + box.height },
  )
  if (!rows || size < 9) return []
  return requests.map(({ name, placed }, index) => {
    const moved = { ...placed, box: { ...placed.box, y: rows[index] ?? placed.box.y } }
    const part = drawn.parts[index]?.box ?? box
    const middle = [part.x + part.width / 2, part.y + part.height / 2] as const
    const number = drawn.numbers[index] ?? { format: '0' }
    return {
      name,
      native: {
        label: pointLabel(scope, moved, {
          shows: 'name-and-value',
          number,
          separator: '  ',
          moved: offset(moved, middle),
        }),
      },
      marks: [paintLabel(scope, moved)],
    }
  })
}
