import { type CellRange, deckLimits, type TableData } from '@deckloom/deck'
import { clip } from '../clip.ts'

/** A table of another program. */
export interface GivenTable extends Pick<TableData, 'header' | 'firstColumn' | 'banded'> {
  readonly rows: readonly (readonly string[])[]
  readonly merges?: readonly CellRange[]
}

export interface TakenTable {
  readonly data: TableData
  readonly cut: boolean
}

/** Converts a table; undefined if it has too few rows or columns. */
export function tableData({
  rows: given,
  merges = [],
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
  return { data: { rows: cells, ...look, ...(kept.length > 0 && { merges: kept }) }, cut }
}

function clipMerge(
  { row, column, ...merge }: CellRange,
  size: Pick<CellRange, 'rows' | 'columns'>,
): CellRange[] {
  const rows = Math.min(merge.rows, size.rows - row)
  const columns = Math.min(merge.columns, size.columns - column)
  return rows > 0 && columns > 0 && rows * columns > 1 ? [{ row, column, rows, columns }] : []
}
