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

/** A cell of a table, counted from 0; row 0 is the head. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

export function tableId(slide: Slide): string {
  return `table-${slide.id}`
}

/** The table that the slide shows: other layouts keep one without showing it. */
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

/** Shows the slide's table, or a new one of three rows and columns. */
export function withTable(slide: Slide): Slide {
  return editContent(slide, (content) => {
    const { slotBoxes: _, positioningMode: __, ...rest } = content
    return { ...rest, layout: 'table', table: content.table ?? newTable }
  })
}

/** Takes the table away; what else is on the slide becomes a list. */
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

/** A new row at this number; 0 is the head, which stays first. The same slide where the table is full. */
export function withTableRow(slide: Slide, at: number): Slide {
  if ((slide.table?.rows.length ?? rowLimits.max) >= rowLimits.max || at < 1) return slide
  const shifted = withRows(slide, (rows) => rows.toSpliced(at, 0, rows[0]?.map(() => '') ?? []))
  return withEmphasis(shifted, (row) => (row >= at ? row + 1 : row))
}

/** The head cannot go, nor the last row under it. */
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

/** Marks the row that the slide is about, or takes the mark away. */
export function withEmphasisedRow(slide: Slide, row: number): Slide {
  return withEmphasis(slide, () => (slide.table?.emphasis === row ? undefined : row), row)
}

export interface PastedCells {
  readonly slide: Slide
  /** Whether rows, columns or letters had no room. */
  readonly cut: boolean
}

/** Writes cells of a spreadsheet from a cell on; the table grows as far as a table may. */
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

/** More than the largest table holds, and less than holds a browser up. */
const longestPaste = 100_000

/**
 * Cells as spreadsheets copy them, and tables of web pages as text: tabs between cells, a line a row. Of a whole
 * workbook only the begin is looked at, and one row more than a table has, which says that there were more.
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
