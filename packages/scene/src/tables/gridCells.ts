import { type Box, type CellRange, isCovered, mergeAt } from '@deckloom/deck'
import type { TableGrid, TextMark } from '../marks.ts'

/** A cell as it is drawn: merged cells are one. */
export interface GridCell extends CellRange {
  readonly box: Box
  /** Undefined for an empty cell. */
  readonly text: TextMark | undefined
}

/** Returns the cells of a table row by row, without those that merged cells cover. */
export function gridCells(
  { columns, rows, direction, merges }: TableGrid,
  table: Box,
): readonly (readonly GridCell[])[] {
  const tops = startsOf(
    rows.map(({ height }) => height),
    table.y,
  )
  const starts = startsOf(columns, 0)
  return rows.map(({ cells }, row) =>
    cells.flatMap((text, column): GridCell | [] => {
      const place = { row, column }
      if (isCovered(merges, place)) return []
      const range = mergeAt(merges, place) ?? { ...place, rows: 1, columns: 1 }
      const start = starts[column] ?? 0
      const width = sumOf(columns.slice(column, column + range.columns))
      const height = sumOf(rows.slice(row, row + range.rows).map((line) => line.height))
      const x = direction === 'rtl' ? table.x + table.width - start - width : table.x + start
      return { ...range, text, box: { x, y: tops[row] ?? table.y, width, height } }
    }),
  )
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0)
}

function startsOf(lengths: readonly number[], from: number): readonly number[] {
  let start = from
  return lengths.map((length) => {
    const own = start
    start += length
    return own
  })
}
