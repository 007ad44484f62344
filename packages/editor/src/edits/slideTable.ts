import {
  deckLimits,
  editContent,
  isCovered,
  layouts,
  mergeAt,
  readContent,
  type Slide,
  type TableData,
} from '@deckloom/deck'
import { storableText } from './storableText.ts'
import {
  averageWidth,
  insertColumn,
  insertRow,
  removeColumn,
  removeRow,
  withoutMergesIn,
} from './tables/tableShape.ts'

const { rows: rowLimits, columns: columnLimits, cellLength } = deckLimits.table

/** A table cell, counted from 0; row 0 is the header. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

export function tableId(slide: Slide): string {
  return `table-${slide.id}`
}

/** Returns the table the slide shows. Other layouts keep a table without showing it. */
export function shownTable(slide: Slide): TableData | undefined {
  const { table, layout } = readContent(slide)
  return layouts[layout].visual === 'table' ? table : undefined
}

const newTable: TableData = {
  rows: [
    ['Column 1', 'Column 2', 'Column 3'],
    ['Row 1', '', ''],
    ['Row 2', '', ''],
  ],
}

/** Shows the slide's table, or a new one with three rows and three columns. */
export function withTable(slide: Slide): Slide {
  return editContent(slide, (content) => {
    const { slotBoxes: _, positioningMode: __, ...rest } = content
    return { ...rest, layout: 'table', table: content.table ?? newTable }
  })
}

/** Removes the table and switches the slide to a bullet list. */
export function withoutTable(slide: Slide): Slide {
  return editContent(slide, (content) => {
    const { table: _, ...rest } = content
    return { ...rest, layout: 'title + bullets' }
  })
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

/** Inserts a row at this index; a header stays first. A full table is left unchanged. */
export function withTableRow(slide: Slide, at: number): Slide {
  if ((slide.table?.rows.length ?? rowLimits.max) >= rowLimits.max || at < headsOf(slide))
    return slide
  const shifted = withTableChange(slide, (table) => insertRow(table, at))
  return withEmphasis(shifted, (row) => (row >= at ? row + 1 : row))
}

/** Removes a row, but never the header or the last row below it. */
export function withoutTableRow(slide: Slide, at: number): Slide {
  if ((slide.table?.rows.length ?? 0) <= rowLimits.min || at < headsOf(slide)) return slide
  const without = withTableChange(slide, (table) => removeRow(table, at))
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

/** Takes the merged cell at a place apart. */
export function withoutMerge(slide: Slide, place: CellPlace): Slide {
  return withTableChange(slide, (table) =>
    withoutMergesIn(table, { ...place, rows: 1, columns: 1 }),
  )
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

/** Writes spreadsheet cells starting at the given cell; the table grows up to its limits. */
export function withPastedCells(
  slide: Slide,
  { row, column }: CellPlace,
  cells: readonly (readonly string[])[],
): PastedCells {
  if (!slide.table) return { slide, cut: false }
  const table = withoutMergesIn(slide.table, {
    row,
    column,
    rows: cells.length,
    columns: Math.max(1, ...cells.map(({ length }) => length)),
  })
  const wide = column + Math.max(0, ...cells.map(({ length }) => length))
  const high = row + cells.length
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
  const { columnWidths: widths } = table
  const more = widths && Array.from({ length: columns - widths.length }, () => averageWidth(widths))
  return {
    slide: {
      ...slide,
      table: { ...table, rows, ...(widths && more && { columnWidths: [...widths, ...more] }) },
    },
    cut,
  }
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
  return next === table ? slide : { ...slide, table: next }
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
