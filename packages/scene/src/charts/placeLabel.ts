import type { Box } from '@deckloom/deck'
import type { TextMark } from '../marks.ts'
import type { ChartPointLabel } from '../marks.ts'
import { chartLabel, labelRun, labelSize, type ChartScope, type LabelStyle } from './chartLabels.ts'

/** A label beside a point: `across` and `down` say which of its edges touch the point. */
export interface LabelRequest {
  readonly id: string
  readonly text: string
  readonly style: LabelStyle
  readonly at: readonly [x: number, y: number]
  readonly across: 'left' | 'center' | 'right'
  readonly down: 'top' | 'middle' | 'bottom'
}

export interface PlacedLabel {
  readonly request: LabelRequest
  readonly box: Box
}

const share = { left: 0, top: 0, center: 0.5, middle: 0.5, right: 1, bottom: 1 } as const

/** Finds the label's box: as large as its text and horizontally inside the chart. */
export function placeLabel(scope: ChartScope, request: LabelRequest): PlacedLabel {
  const { width, height } = labelSize(scope, request.text, request.style)
  const { at, across, down } = request
  const { box } = scope
  const x = at[0] - width * share[across]
  const inside = Math.max(box.x, Math.min(x, box.x + box.width - width))
  return { request, box: { x: inside, y: at[1] - height * share[down], width, height } }
}

export function paintLabel(
  scope: ChartScope,
  { request, box }: PlacedLabel,
  { beside = false } = {},
): TextMark {
  // Slightly wider than the text, so that rounding never breaks a line.
  const room = { ...box, x: box.x - 0.5, width: box.width + 1 }
  const { id, text, style } = request
  // Office programs center the lines of a label, wherever it is.
  return chartLabel(scope, {
    ...style,
    id,
    text,
    box: room,
    align: 'center',
    anchor: 'middle',
    beside,
  })
}

type Native = Pick<ChartPointLabel, 'shows' | 'number'> &
  Partial<Pick<ChartPointLabel, 'separator' | 'moved'>>

/** Describes the label for a native chart. */
export function pointLabel(
  scope: ChartScope,
  { request }: PlacedLabel,
  { separator = ' ', ...native }: Native,
): ChartPointLabel {
  return { ...native, separator, run: labelRun(scope, request.text, request.style) }
}

/** Returns the offset from a point to the center of a label. */
export function offset(
  { box }: Pick<PlacedLabel, 'box'>,
  [x, y]: readonly [number, number],
): readonly [number, number] {
  return [box.x + box.width / 2 - x, box.y + box.height / 2 - y]
}

export function labelsMeet({ box: one }: PlacedLabel, { box: other }: PlacedLabel): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
