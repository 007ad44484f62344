import { measureLines, type FontBook } from '@deckloom/text'
import { keptText, preparedSize } from '../type/preparedTexts.ts'
import type { ParagraphSpec } from '../type/textSpec.ts'

/** Share of the table's width that its first column has where nothing needs the room more. */
const firstShare = 0.3
/** The narrowest and widest column, as a multiple of an equal share. */
const least = 0.55
const most = 2

/**
 * Widths of a table's columns, which together are `width`. `cells` are the columns' texts at their nominal
 * sizes, `padding` the units beside each text.
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
  const equal = width / count
  const weights = natural.map((needed) => Math.min(Math.max(needed, equal * least), equal * most))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (weight * width) / sum)
}

function lineWidth(book: FontBook, { runs, size }: ParagraphSpec): number {
  const scale = size / preparedSize
  return measureLines(keptText(book, runs).prepared, { width: Number.MAX_SAFE_INTEGER, scale })
    .widest
}
