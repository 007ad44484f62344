import type { Box } from '@deckloom/deck'
import type { Look } from '../colors/look.ts'
import type { Anchor } from '../layouts/slot.ts'
import type { Rgb, TextMark } from '../marks.ts'
import { roleParagraph, type RoleText } from '../type/roleParagraph.ts'
import { setText } from '../type/setText.ts'
import type { FontBook } from '@deckloom/text'
import { keptText, preparedSize } from '../type/preparedTexts.ts'
import { measureLines } from '@deckloom/text'

export interface ChartScope {
  readonly id: string
  readonly book: FontBook
  readonly look: Look
  readonly box: Box
}

export interface ChartLabel {
  readonly id: string
  readonly text: string
  readonly box: Box
  readonly size: number
  readonly anchor?: Anchor
  readonly align?: RoleText['align']
  readonly strong?: boolean
  readonly token?: RoleText['token']
  readonly color?: Rgb | undefined
}

/** A label at a size that the chart settled; charts never shrink a single label. */
export function chartLabel(scope: ChartScope, label: ChartLabel): TextMark {
  const { look, book } = scope
  const spec = roleParagraph(
    { book, look },
    {
      role: 'label',
      text: label.text,
      size: label.size,
      floor: label.size,
      balance: 'none',
      align: label.align,
      token: label.token ?? 'muted',
      color: label.color,
      ...(label.strong && { font: 'strong' }),
    },
  )
  const anchor = label.anchor ?? 'top'
  const size = label.size
  const set = setText({ book, box: label.box }, [{ spec, size, spaceBefore: 0 }], anchor)
  return {
    mark: 'text',
    id: `${scope.id}-${label.id}`,
    box: label.box,
    paragraphs: set.paragraphs,
    lines: set.lines,
    anchor,
    fit: { nominal: size, size, floor: size, overflow: false },
  }
}

/** Width of a text on one line. */
export function labelWidth(
  { book, look }: ChartScope,
  {
    text,
    size,
    strong,
  }: { readonly text: string; readonly size: number; readonly strong?: boolean },
): number {
  const { runs } = roleParagraph(
    { book, look },
    { role: 'label', text, size, floor: size, ...(strong && { font: 'strong' }) },
  )
  const { widest } = measureLines(keptText(book, runs).prepared, {
    width: Number.MAX_SAFE_INTEGER,
    scale: size / preparedSize,
  })
  return widest
}

/** The text, cut with an ellipsis where it is wider than the space it has. */
export function labelWithin(
  scope: ChartScope,
  label: { readonly text: string; readonly size: number; readonly width: number },
): string {
  const { text, size, width } = label
  if (labelWidth(scope, { text, size }) <= width) return text
  const characters = Array.from(text)
  let low = 0
  let high = characters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const cut = `${characters.slice(0, middle).join('').trimEnd()}…`
    if (labelWidth(scope, { text: cut, size }) <= width) low = middle
    else high = middle - 1
  }
  return `${characters.slice(0, low).join('').trimEnd()}…`
}
