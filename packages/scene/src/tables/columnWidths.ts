import { measureLines, type FontBook } from '@deckloom/text'
import { keepText, preparedSize } from '../type/preparedTexts.ts'
import type { ParagraphSpec } from '../type/textSpec.ts'
import { fairWidths, sharedWidths } from './fairWidths.ts'

/** Share of the table's width for its first column, if no other column needs the room more. */
const firstShare = 0.3

export interface ColumnRoom {
  readonly width: number
  /** Space on either side of each text, in page units. */
  readonly padding: number
  /** Widths that the user chose, relative to each other. */
  readonly shares: readonly number[] | undefined
}

export interface ColumnWidths {
  /** Width of each column; they add up to the table's. */
  readonly columns: readonly number[]
  /** Width that each column needs to set all its texts on one line at their nominal sizes. */
  readonly natural: readonly number[]
}

/** Returns the widths of a table's columns. `cells` are the columns' texts at their nominal sizes. */
export function columnWidths(
  book: FontBook,
  cells: readonly (readonly ParagraphSpec[])[],
  { width, padding, shares }: ColumnRoom,
): ColumnWidths {
  const natural = cells.map(
    (column) => padding * 2 + Math.max(0, ...column.map((spec) => lineWidth(book, spec))),
  )
  return { columns: shares ? sharedWidths(shares, width) : textWidths(natural, width), natural }
}

function textWidths(natural: readonly number[], width: number): readonly number[] {
  const count = natural.length
  const wanted = natural.map((_, index) =>
    index === 0 ? width * firstShare : (width * (1 - firstShare)) / (count - 1),
  )
  if (count > 2 && natural.every((needed, index) => needed <= (wanted[index] ?? 0))) return wanted
  return fairWidths(natural, width)
}

function lineWidth(book: FontBook, { runs, size }: ParagraphSpec): number {
  const scale = size / preparedSize
  return measureLines(keepText(book, runs).prepared, { width: Number.MAX_SAFE_INTEGER, scale })
    .widest
}
