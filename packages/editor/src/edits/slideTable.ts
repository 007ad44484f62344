import {
  deckLimits,
  editContent,
  layouts,
  readContent,
  type Slide,
  type TableData,
} from '@deckloom/deck'
import { storableText } from './storableText.ts'

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

export function withCell(slide: Slide, { row, column }: CellPlace, text: string): Slide {
  const words = cellText(text)
  if (slide.table?.rows[row]?.[column] === words) return slide
  return withRows(slide, (rows) =>
    rows.map((cells, index) => (index === row ? cells.with(column, words) : cells)),
  )
}

/** Inserts a row at this index; 0 is the header, which stays first. A full table is left unchanged. */
export function withTableRow(slide: Slide, at: number): Slide {
  if ((slide.table?.rows.length ?? rowLimits.max) >= rowLimits.max || at < 1) return slide
  const shifted = withRows(slide, (rows) => rows.toSpliced(at, 0, rows[0]?.map(() => '') ?? []))
  return withEmphasis(shifted, (row) => (row >= at ? row + 1 : row))
}

/** Removes a row, but never the header or the last row below it. */
export function withoutTableRow(slide: Slide, at: number): Slide {
  if ((slide.table?.rows.length ?? 0) <= rowLimits.min || at < 1) return slide
  const without = withRows(slide, (rows) => rows.toSpliced(at, 1))
  return withEmphasis(without, (row) => (row === at ? undefined : row > at ? row - 1 : row))
}

export function withTableColumn(slide: Slide, at: number): Slide {
  const count = slide.table?.rows[0]?.length ?? columnLimits.max
  if (count >= columnLimits.max) return slide
  return withRows(slide, (rows) =>
    rows.map((cells, row) => cells.toSpliced(at, 0, row === 0 ? `Column ${count + 1}` : '')),
  )
}

export function withoutTableColumn(slide: Slide, at: number): Slide {
  if ((slide.table?.rows[0]?.length ?? 0) <= columnLimits.min) return slide
  return withRows(slide, (rows) => rows.map((cells) => cells.toSpliced(at, 1)))
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
  const { table } = slide
  if (!table) return { slide, cut: false }
  const wide = column + Math.max(0, ...cells.map(({ length }) => length))
  const high = row + cells.length
  const columns = Math.min(columnLimits.max, Math.max(table.rows[0]?.length ?? 0, wide))
  const count = Math.min(rowLimits.max, Math.max(table.rows.length, high))
  const rows = Array.from({ length: count }, (_, y) =>
    Array.from({ length: columns }, (_cell, x) => {
      const pasted = cells[y - row]?.[x - column]
      return cellText(pasted ?? table.rows[y]?.[x] ?? '')
    }),
  )
  const cut =
    wide > columns ||
    high > count ||
    cells.some((line) => line.some((cell) => cell.length > cellLength))
  return { slide: { ...slide, table: { ...table, rows } }, cut }
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

function withRows(slide: Slide, change: (rows: string[][]) => string[][]): Slide {
  const { table } = slide
  return table ? { ...slide, table: { ...table, rows: change(table.rows) } } : slide
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
