import type { ChartData } from '@deckloom/deck'
import { labelSize, wrapLabel, type ChartScope, type LabelStyle } from './chartLabels.ts'
import { shareText } from './chartNumbers.ts'
import { chartSizes } from './chartSizes.ts'
import {
  labelsMeet,
  offset,
  placeLabel,
  type LabelRequest,
  type PlacedLabel,
} from './placeLabel.ts'
import { spread } from './spread.ts'

export interface Circle {
  readonly cx: number
  readonly cy: number
  readonly radius: number
  /** Space between the edge of the circle and the labels around it. */
  readonly gap: number
}

export interface PieLabel {
  readonly placed: PlacedLabel
  /** Offset from the middle of its slice's arc, or from the middle of its part of a ring. */
  readonly moved?: readonly [number, number]
}

export interface PieLayout {
  readonly circle: Circle
  readonly total: number
  /** Start and end of each part, as shares of a turn from twelve o'clock. */
  readonly turns: readonly { readonly from: number; readonly to: number }[]
  /** As painted, with lines separated by line feeds; empty if there is no room for labels. */
  readonly names: readonly string[]
  readonly labels: readonly PieLabel[]
  /** Between the name and the share. */
  readonly separator: '\n' | ' '
}

const gaps = {
  pie: 6,
  // LibreOffice draws every ring half as wide as its radius and positions labels from the middle of that ring.
  donut: 12,
} as const
/** Space above and below the labels: LibreOffice shrinks a circle whose labels get closer to the edge. */
const margin = 8
/** Space between a moved label and the circle that it follows. */
const air = 2
const widestName = 190
/** Share of the shorter side: a smaller circle says less than its labels. */
const leastRadius = 0.22

/** Lays out the circle as large as the labels around it allow. */
export function layPie(
  scope: ChartScope,
  chart: ChartData,
  { hole }: { readonly hole: number },
): PieLayout {
  const total = chart.data.reduce((sum, { value }) => sum + value, 0)
  const turns = turnsOf(chart, total)
  const gap = hole > 0 ? gaps.donut : gaps.pie
  const bare = bareLayout(scope, { total, turns, gap })
  if (!chartSizes(scope.box).labeled || total === 0) return bare
  const styles = labelStyles(scope)
  for (const style of styles) {
    const texts = chart.data.map(({ label, value }) =>
      partText(scope, { label, share: shareText(value / total, chart.locale) }, style),
    )
    const laid = layAround(scope, { texts, style, bare })
    if (laid) {
      const labels =
        hole > 0
          ? laid.labels.map((label, index) => fromRing(label, laid, { index, hole }))
          : laid.labels
      return {
        ...laid,
        labels,
        names: texts.map(({ name }) => name),
        separator: style.lines === 2 ? '\n' : ' ',
      }
    }
  }
  return bare
}

// Office programs place the labels of a ring inside its parts.
function fromRing(
  { placed }: PieLabel,
  { circle, turns }: PieLayout,
  { index, hole }: { readonly index: number; readonly hole: number },
): PieLabel {
  const { from = 0, to = 0 } = turns[index] ?? {}
  const [x, y] = direction((from + to) / 2)
  const reach = (circle.radius * (1 + hole)) / 2
  return { placed, moved: offset(placed, [circle.cx + x * reach, circle.cy + y * reach]) }
}

function turnsOf({ data }: ChartData, total: number): PieLayout['turns'] {
  let at = 0
  return data.map(({ value }) => {
    const from = at
    at += total === 0 ? 0 : value / total
    return { from, to: at }
  })
}

function bareLayout(
  { box }: ChartScope,
  { total, turns, gap }: Pick<PieLayout, 'total' | 'turns'> & Pick<Circle, 'gap'>,
): PieLayout {
  const circle = {
    cx: box.x + box.width / 2,
    cy: box.y + box.height / 2,
    radius: Math.max(1, Math.min(box.width, box.height) / 2 - 2),
    gap,
  }
  return { circle, total, turns, names: [], labels: [], separator: ' ' }
}

type PartStyle = LabelStyle & { readonly lines: 1 | 2 }

// First the name above the share, then both on one line, then smaller.
function labelStyles({ box }: ChartScope): readonly PartStyle[] {
  const { axis } = chartSizes(box)
  const small = Math.max(11, axis - 3)
  return [
    { size: axis, token: 'ink', lines: 2 },
    { size: axis, token: 'ink', lines: 1 },
    { size: small, token: 'ink', lines: 1 },
  ]
}

interface PartText {
  readonly name: string
  readonly text: string
}

function partText(
  scope: ChartScope,
  { label, share }: { readonly label: string; readonly share: string },
  style: PartStyle,
): PartText {
  const width = Math.min(widestName, scope.box.width * 0.27)
  if (style.lines === 2) {
    const name = wrapLabel(scope, label, { ...style, width }).text
    return { name, text: `${name}\n${share}` }
  }
  const shareWidth = labelSize(scope, ` ${share}`, style).width
  const name = wrapLabel(scope, label, { ...style, width: width - shareWidth }).text
  return { name, text: `${name} ${share}` }
}

interface Around {
  readonly texts: readonly PartText[]
  readonly style: PartStyle
  readonly bare: PieLayout
}

function layAround(scope: ChartScope, { texts, style, bare }: Around): PieLayout | undefined {
  const { box } = scope
  const least = Math.min(box.width, box.height) * leastRadius
  const sizes = texts.map(({ text }) => labelSize(scope, text, style))
  const free = freeRadius(scope, bare, sizes)
  const requestsAt = (circle: Circle) =>
    texts.map(({ text }, index) => partRequest({ index, text, style, circle, turns: bare.turns }))
  if (free >= least) {
    const circle = { ...bare.circle, radius: free }
    const placed = requestsAt(circle).map((request) => placeLabel(scope, request))
    const meet = placed.some((one, index) =>
      placed.slice(index + 1).some((other) => labelsMeet(one, other)),
    )
    const labels = placed.map((label) => ({ placed: label }))
    if (!meet) return { ...bare, circle, labels }
  }
  const widest = Math.max(...sizes.map(({ width }) => width))
  const { gap } = bare.circle
  const across = box.width / 2 - widest - gap - air
  // LibreOffice shrinks the circle if the labels have no room before they are moved.
  const radius = Math.min(bare.circle.radius - gap, across, Math.max(free, least * 1.4))
  if (radius < least) return undefined
  const circle = { ...bare.circle, radius }
  const labels = spreadApart(scope, circle, requestsAt(circle))
  return labels && { ...bare, circle, labels }
}

// Returns the radius at which every label beside its arc just fits in the box.
function freeRadius(
  { box }: ChartScope,
  { turns, circle }: PieLayout,
  sizes: readonly { readonly width: number; readonly height: number }[],
): number {
  const limits = turns.flatMap(({ from, to }, index) => {
    const [x, y] = direction((from + to) / 2)
    const { width = 0, height = 0 } = sizes[index] ?? {}
    const [acrossShare, downShare] = [
      sideOf(x) === 'center' ? 0.5 : 1,
      rowOf(y) === 'middle' ? 0.5 : 1,
    ]
    const across = (box.width / 2 - width * acrossShare) / Math.max(Math.abs(x), 0.01)
    const down = (box.height / 2 - height * downShare) / Math.max(Math.abs(y), 0.01)
    return [across - circle.gap, down - circle.gap - margin]
  })
  return Math.min(circle.radius, ...limits)
}

interface PartRequest {
  readonly index: number
  readonly text: string
  readonly style: LabelStyle
  readonly circle: Circle
  readonly turns: PieLayout['turns']
}

// As in office programs, the corner or side of a label that is nearest to the circle lies on the ray of its part.
function partRequest({ index, text, style, circle, turns }: PartRequest): LabelRequest {
  const { from = 0, to = 0 } = turns[index] ?? {}
  const [x, y] = direction((from + to) / 2)
  const reach = circle.radius + circle.gap
  return {
    id: `label-${index + 1}`,
    text,
    style,
    at: [circle.cx + x * reach, circle.cy + y * reach],
    across: sideOf(x),
    down: rowOf(y),
  }
}

function direction(turn: number): readonly [number, number] {
  return [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)]
}

/** Sine of five degrees: labels are centered on rays that are nearly vertical or horizontal. */
const nearly = 0.0872

function sideOf(x: number): LabelRequest['across'] {
  if (Math.abs(x) <= nearly) return 'center'
  return x > 0 ? 'left' : 'right'
}

function rowOf(y: number): LabelRequest['down'] {
  if (Math.abs(y) <= nearly) return 'middle'
  return y > 0 ? 'top' : 'bottom'
}

// Colliding labels form a column on either side, in the order of their parts and as close to them as possible.
function spreadApart(
  scope: ChartScope,
  circle: Circle,
  requests: readonly LabelRequest[],
): readonly PieLabel[] | undefined {
  const natural = requests.map((request) => placeLabel(scope, request))
  const result = new Map<PlacedLabel, PieLabel>()
  for (const right of [true, false]) {
    const side = natural.filter(({ request }) => request.at[0] >= circle.cx === right)
    const rows = spread(
      side.map(({ box }) => ({ at: box.y, size: box.height })),
      { from: scope.box.y, to: scope.box.y + scope.box.height },
    )
    if (!rows) return undefined
    for (const [index, label] of side.entries()) {
      result.set(label, besideCircle(circle, label, { y: rows[index] ?? label.box.y, right }))
    }
  }
  return natural.flatMap((label) => result.get(label) ?? [])
}

function besideCircle(
  { cx, cy, radius, gap }: Circle,
  label: PlacedLabel,
  { y, right }: { readonly y: number; readonly right: boolean },
): PieLabel {
  const { width, height } = label.box
  const nearest = Math.max(0, y - cy, cy - y - height)
  const reach = radius + gap
  const out = Math.sqrt(Math.max(0, reach * reach - nearest * nearest)) + air
  const x = right ? cx + out : cx - out - width
  const box = { x, y, width, height }
  const moved = [x - label.box.x, y - label.box.y] as const
  const placed = { ...label, box }
  return moved.some((distance) => Math.abs(distance) > air) ? { placed, moved } : { placed }
}
