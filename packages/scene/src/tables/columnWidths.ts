import { measureLines, type FontBook } from '@deckloom/text'
import { keepText, preparedSize } from '../type/preparedTexts.ts'
import type { ParagraphSpec } from '../type/textSpec.ts'

/** Share of the table's width for its first column, if no other column needs the room more. */
const firstShare = 0.3
/** Maximum width of the columns that share the rest, as a multiple of an equal share. */
const most = 2

/**
 * Returns the widths of a table's columns, which add up to `width`. `cells` are the columns' texts at their nominal
 * sizes; `padding` is the space on either side of each text, in page units.
 */
export function columnWidths(
  book: FontBook,
  cells: readonly (readonly ParagraphSpec[])[],
  { width, padding }: { readonly width: number; readonly padding: number },
): readonly number[] {
  const count = cells.length
  const natural = cells.map(
    (column) => padding * 2 + Math.max(0, ...column.map((spec) => lineWidth(book, spec))),
  )
  const wanted = natural.map((_, index) =>
    index === 0 ? width * firstShare : (width * (1 - firstShare)) / (count - 1),
  )
  if (count > 2 && natural.every((needed, index) => needed <= (wanted[index] ?? 0))) return wanted
  return fairWidths(natural, width)
}

/** Gives columns that need less than an equal share what they need; the wider ones share the rest. */
function fairWidths(natural: readonly number[], width: number): readonly number[] {
  let room = width
  let open = natural.length
  const widths = natural.map((needed) => ({ needed, own: 0 }))
  for (const column of widths.toSorted((a, b) => a.needed - b.needed)) {
    if (column.needed > room / open) break
    column.own = column.needed
    room -= column.needed
    open -= 1
  }
  if (open === 0) return natural.map((needed) => (needed * width) / (width - room))
  const weights = widths.map(({ needed, own }) =>
    own > 0 ? 0 : Math.min(needed, (room / open) * most),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return widths.map(({ own }, index) => (own > 0 ? own : ((weights[index] ?? 0) * room) / sum))
}

function lineWidth(book: FontBook, { runs, size }: ParagraphSpec): number {
  const scale = size / preparedSize
  return measureLines(keepText(book, runs).prepared, { width: Number.MAX_SAFE_INTEGER, scale })
    .widest
}
