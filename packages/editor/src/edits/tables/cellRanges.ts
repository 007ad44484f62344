import {
  type CellRange,
  deckLimits,
  isCovered,
  mergeAt,
  rangesOverlap,
  type TableCell,
  type TableData,
} from '@deckloom/deck'
import { withMerges } from './tableShape.ts'

/** Cells by row; all rows have as many as the first. */
export interface CellGrid {
  readonly rows: readonly (readonly string[])[]
  /** Merged cells; their words are in the first of each. They may overlap where their source has a fault. */
  readonly merges?: readonly CellRange[]
}

/** Returns the cells between two, and all of each merged cell that is among them. */
export function rangeBetween(
  { merges = [] }: Pick<TableData, 'merges'>,
  one: TableCell,
  other: TableCell,
): CellRange {
  let range = enclosing({ ...one, rows: 1, columns: 1 }, { ...other, rows: 1, columns: 1 })
  for (;;) {
    const grown = merges
      .filter((merge) => rangesOverlap(merge, range))
      .reduce((sum, merge) => enclosing(sum, merge), range)
    if (grown.rows === range.rows && grown.columns === range.columns) return grown
    range = grown
  }
}

function enclosing(one: CellRange, other: CellRange): CellRange {
  const row = Math.min(one.row, other.row)
  const column = Math.min(one.column, other.column)
  return {
    row,
    column,
    rows: Math.max(one.row + one.rows, other.row + other.rows) - row,
    columns: Math.max(one.column + one.columns, other.column + other.columns) - column,
  }
}

/** Joins the words of a range in its first cell; undefined if they are too long for it. */
export function joinCells(cells: string[][], range: CellRange): string[][] | undefined {
  const covers = (row: number, column: number) => isCovered([range], { row, column })
  const covered = cells.flatMap((line, row) => line.filter((_, column) => covers(row, column)))
  const words = [cells[range.row]?.[range.column] ?? '', ...covered]
    .filter((text) => text !== '')
    .join('\n')
  if (words.length > deckLimits.table.cellLength) return undefined
  return cells.map((line, row) =>
    line.map((cell, column) => {
      if (row === range.row && column === range.column) return words
      return covers(row, column) ? '' : cell
    }),
  )
}

/**
 * Merges the cells of a range; their words become the lines of the merged cell. Undefined if there is nothing to merge,
 * or if the words are too long for one cell.
 */
export function mergedRange(table: TableData, range: CellRange): TableData | undefined {
  const { merges = [] } = table
  if (range.rows * range.columns < 2 || isWholeMerge(table, range)) return undefined
  const rows = joinCells(table.rows, range)
  const others = merges.filter((merge) => !rangesOverlap(merge, range))
  return rows && withMerges({ ...table, rows }, [...others, range])
}

/** Whether a range is one merged cell already. */
export function isWholeMerge(
  { merges = [] }: Pick<TableData, 'merges'>,
  { rows, columns, ...first }: CellRange,
): boolean {
  const merge = mergeAt(merges, first)
  return merge?.rows === rows && merge.columns === columns
}

/** Returns the cells of a range as a table of their own. */
export function tableOfRange(table: TableData, range: CellRange): TableData {
  const { row, column, rows, columns } = range
  const merges = (table.merges ?? []).filter((merge) => rangesOverlap(merge, range))
  const head = table.header !== false && row === 0
  return withMerges(
    {
      rows: table.rows.slice(row, row + rows).map((line) => line.slice(column, column + columns)),
      header: head,
      ...(table.firstColumn === true && column === 0 && { firstColumn: true }),
    },
    merges.map((merge) => ({ ...merge, row: merge.row - row, column: merge.column - column })),
  )
}

/** Whether a cell is in a range. */
export function isInRange(range: CellRange, { row, column }: TableCell): boolean {
  return rangesOverlap(range, { row, column, rows: 1, columns: 1 })
}
