import {
  type CellRange,
  deckLimits,
  isCovered,
  mergeAt,
  rangesOverlap,
  type Slide,
  type TableData,
} from '@deckloom/deck'
import { storableText } from './storableText.ts'
import { type CellGrid, isInRange, mergedRange } from './tables/cellRanges.ts'
import {
  averageWidth,
  insertColumn,
  insertRow,
  removeColumn,
  removeRow,
  withoutMergesIn,
} from './tables/tableShape.ts'
import { withFreshSums, withTotal } from './tables/totalRow.ts'

const { rows: rowLimits, columns: columnLimits, cellLength } = deckLimits.table

/** A table cell, counted from 0; row 0 is the header. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Writes the words of a cell; one that a merged cell covers has none. */
export function withCell(slide: Slide, { row, column }: CellPlace, text: string): Slide {
  const merges = slide.table?.merges
  if (isCovered(merges, { row, column })) return slide
  const words = mergeAt(merges, { row, column }) ? linesText(text) : cellText(text)
  if (slide.table?.rows[row]?.[column] === words) return slide
  return withTableChange(slide, (table) => ({
    ...table,
    rows: table.rows.map((cells, index) => (index === row ? cells.with(column, words) : cells)),
  }))
}

/** Returns where a row that is inserted at an index goes: the total stays last. */
export function rowPlace({ rows, totalRow }: TableData, at: number): number {
  return totalRow === true ? Math.min(at, rows.length - 1) : at
}

/** Inserts a row at this index; a header stays first. A full table is left unchanged. */
export function withTableRow(slide: Slide, at: number): Slide {
  if ((slide.table?.rows.length ?? rowLimits.max) >= rowLimits.max || at < headsOf(slide))
    return slide
  const place = slide.table ? rowPlace(slide.table, at) : at
  const shifted = withTableChange(slide, (table) => insertRow(table, place))
  return withEmphasis(shifted, (row) => (row >= place ? row + 1 : row))
}

/** Removes a row, but never the header or the last row below it. */
export function withoutTableRow(slide: Slide, at: number): Slide {
  if ((slide.table?.rows.length ?? 0) <= rowLimits.min || at < headsOf(slide)) return slide
  const without = withTableChange(slide, (table) => {
    const { totalRow, ...rest } = removeRow(table, at)
    const isTotal = at === table.rows.length - 1
    return { ...rest, ...(totalRow !== undefined && !isTotal && { totalRow }) }
  })
  return withEmphasis(without, (row) => (row === at ? undefined : row > at ? row - 1 : row))
}

export function withTableColumn(slide: Slide, at: number): Slide {
  const count = slide.table?.rows[0]?.length ?? columnLimits.max
  if (count >= columnLimits.max) return slide
  return withTableChange(slide, (table) => insertColumn(table, at, `Column ${count + 1}`))
}

export function withoutTableColumn(slide: Slide, at: number): Slide {
  if ((slide.table?.rows[0]?.length ?? 0) <= columnLimits.min) return slide
  return withTableChange(slide, (table) => removeColumn(table, at))
}

/** Takes the merged cells in a range apart. */
export function withoutMerges(slide: Slide, range: CellRange): Slide {
  return withTableChange(slide, (table) => withoutMergesIn(table, range))
}

/** Removes some rows from one on, as far as the table can do without them. */
export function withoutTableRows(slide: Slide, at: number, count: number): Slide {
  let without = slide
  for (let row = at + count - 1; row >= at; row -= 1) without = withoutTableRow(without, row)
  return without
}

export function withoutTableColumns(slide: Slide, at: number, count: number): Slide {
  let without = slide
  for (let column = at + count - 1; column >= at; column -= 1) {
    without = withoutTableColumn(without, column)
  }
  return without
}

/** Merges the cells of a range. Without room for their words in one cell, the table is left unchanged. */
export function withMergedCells(slide: Slide, range: CellRange): Slide {
  return withTableChange(slide, (table) => mergedRange(table, range) ?? table)
}

/** Empties the cells of a range. */
export function withClearedCells(slide: Slide, range: CellRange): Slide {
  return withTableChange(slide, (table) => ({
    ...table,
    rows: table.rows.map((cells, row) =>
      cells.map((cell, column) => (isInRange(range, { row, column }) ? '' : cell)),
    ),
  }))
}

/** Turns the total row on or off; its sums follow the cells. */
export function withTotalRow(slide: Slide, on: boolean): Slide {
  const { table } = slide
  if (!table) return slide
  const next = withTotal(table, on)
  const last = next.rows.length - 1
  const changed = next === table ? slide : { ...slide, table: next }
  return withEmphasis(changed, (row) => (row > last ? undefined : row))
}

/** Number of header rows, which stay first. */
function headsOf({ table }: Slide): 0 | 1 {
  return table?.header === false ? 0 : 1
}

/** Highlights the row the slide is about, or removes the highlight. */
export function withEmphasizedRow(slide: Slide, row: number): Slide {
  return withEmphasis(slide, () => (slide.table?.emphasis === row ? undefined : row), row)
}

export interface PastedCells {
  readonly slide: Slide
  /** Whether rows, columns or characters did not fit. */
  readonly cut: boolean
}

/** Writes cells starting at the given one; the table grows up to its limits. */
export function withPastedCells(
  slide: Slide,
  { row, column }: CellPlace,
  { rows: cells, merges = [] }: CellGrid,
): PastedCells {
  if (!slide.table) return { slide, cut: false }
  const pastedColumns = Math.max(1, ...cells.map(({ length }) => length))
  const range = { row, column, rows: cells.length, columns: pastedColumns }
  const table = withoutMergesIn(slide.table, range)
  const [high, wide] = [row + cells.length, column + pastedColumns]
  const columns = Math.min(columnLimits.max, Math.max(table.rows[0]?.length ?? 0, wide))
  const count = Math.min(rowLimits.max, Math.max(table.rows.length, high))
  const rows = Array.from({ length: count }, (_, y) =>
    Array.from({ length: columns }, (_cell, x) => {
      const pasted = cells[y - row]?.[x - column]
      return pasted === undefined ? (table.rows[y]?.[x] ?? '') : cellText(pasted)
    }),
  )
  const cut =
    wide > columns ||
    high > count ||
    cells.some((line) => line.some((cell) => cell.length > cellLength))
  const { columnWidths: widths, totalRow, ...rest } = table
  // Rows below the total: it is no longer the last.
  const keepsTotal = totalRow === true && count === table.rows.length
  const more = widths && Array.from({ length: columns - widths.length }, () => averageWidth(widths))
  const grown: TableData = {
    ...rest,
    rows,
    ...(keepsTotal && { totalRow }),
    ...(widths && more && { columnWidths: [...widths, ...more] }),
  }
  const placed = merges.map((merge) => ({
    ...merge,
    row: merge.row + row,
    column: merge.column + column,
  }))
  const merged = placed.reduce((now, merge) => withPastedMerge(now, merge), grown)
  return { slide: { ...slide, table: withFreshSums(table, merged) }, cut }
}

// What is beyond the table's end is cut, and of merged cells that overlap the first counts.
function withPastedMerge(table: TableData, merge: CellRange): TableData {
  const rows = Math.min(merge.rows, table.rows.length - merge.row)
  const columns = Math.min(merge.columns, (table.rows[0]?.length ?? 0) - merge.column)
  const range = { ...merge, rows, columns }
  const isFree = !(table.merges ?? []).some((other) => rangesOverlap(other, range))
  return rows > 0 && columns > 0 && isFree ? (mergedRange(table, range) ?? table) : table
}

/** More than the largest table holds, yet short enough not to freeze the browser. */
const longestPaste = 100_000

/**
 * Parses cells as spreadsheets copy them, or web page tables as text: tab-separated, one row per line. Reads only the
 * beginning of a whole workbook, and one row more than a table can have, to show that there were more.
 */
export function cellsIn(text: string): readonly (readonly string[])[] | undefined {
  const lines = text.slice(0, longestPaste).replaceAll(/\r\n?/gu, '\n').split('\n')
  while (lines.length > 1 && lines.at(-1) === '') lines.pop()
  if (lines.length < 2 && !text.includes('\t')) return undefined
  return lines.slice(0, rowLimits.max + 1).map((line) => line.split('\t'))
}

function cellText(text: string): string {
  return storableText(text.replaceAll(/\s+/gu, ' ').trim(), cellLength)
}

/** The words of a merged cell, which may have several lines. */
function linesText(text: string): string {
  const lines = text.split(/[\r\n]+/u).map((line) => line.replaceAll(/\s+/gu, ' ').trim())
  return storableText(lines.filter((line) => line !== '').join('\n'), cellLength)
}

function withTableChange(slide: Slide, change: (table: TableData) => TableData): Slide {
  const { table } = slide
  if (!table) return slide
  const next = change(table)
  return next === table ? slide : { ...slide, table: withFreshSums(table, next) }
}

function withEmphasis(
  slide: Slide,
  move: (row: number) => number | undefined,
  present = slide.table?.emphasis,
): Slide {
  if (!slide.table || present === undefined) return slide
  const { emphasis: _, ...table } = slide.table
  const next = move(present)
  return { ...slide, table: { ...table, ...(next !== undefined && { emphasis: next }) } }
}
