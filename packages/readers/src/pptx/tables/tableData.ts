import { type CellRange, deckLimits, relativeWidths, type TableData } from '@deckloom/deck'
import { clip } from '../clip.ts'

/** A table of another program. */
export interface GivenTable extends Pick<
  TableData,
  'header' | 'firstColumn' | 'banded' | 'totalRow'
> {
  readonly rows: readonly (readonly string[])[]
  readonly merges?: readonly CellRange[]
  /** In any unit; other than one for each column, they are not used. */
  readonly columnWidths?: readonly number[]
}

export interface TakenTable {
  readonly data: TableData
  readonly cut: boolean
}

/** Converts a table; undefined if it has too few rows or columns. */
export function tableData({
  rows: given,
  merges = [],
  columnWidths: widths = [],
  ...look
}: GivenTable): TakenTable | undefined {
  const { rows, columns, cellLength } = deckLimits.table
  const width = Math.max(0, ...given.map((row) => row.length))
  if (given.length < rows.min || width < columns.min) return undefined
  const shown = Math.min(width, columns.max)
  const cells = given
    .slice(0, rows.max)
    .map((row) => Array.from({ length: shown }, (_, index) => clip(row[index] ?? '', cellLength)))
  const kept = merges.flatMap((merge) => clipMerge(merge, { rows: cells.length, columns: shown }))
  const cut =
    given.length > rows.max ||
    width > columns.max ||
    given.some((row) => row.some((cell) => cell.length > cellLength))
  const columnWidths = widths.length === width ? relativeWidths(widths.slice(0, shown)) : undefined
  const { totalRow, ...others } = look
  // Without its last row a table has no total.
  const keepsTotal = totalRow === true && given.length <= rows.max
  return {
    data: {
      rows: cells,
      ...others,
      ...(keepsTotal && { totalRow }),
      ...(columnWidths && { columnWidths }),
      ...(kept.length > 0 && { merges: kept }),
    },
    cut,
  }
}

function clipMerge(
  { row, column, ...merge }: CellRange,
  size: Pick<CellRange, 'rows' | 'columns'>,
): CellRange[] {
  const rows = Math.min(merge.rows, size.rows - row)
  const columns = Math.min(merge.columns, size.columns - column)
  return rows > 0 && columns > 0 && rows * columns > 1 ? [{ row, column, rows, columns }] : []
}
