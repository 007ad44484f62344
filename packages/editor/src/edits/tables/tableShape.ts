import {
  type CellRange,
  isCovered,
  mergeAt,
  rangesOverlap,
  storedWidth,
  type TableData,
} from '@deckloom/deck'

type Side = 'row' | 'column'

/** Inserts an empty row. Merged cells around it grow. */
export function insertRow(table: TableData, at: number): TableData {
  const rows = table.rows.toSpliced(at, 0, table.rows[0]?.map(() => '') ?? [])
  return withMerges({ ...table, rows }, grown(table.merges, 'row', at))
}

export function insertColumn(table: TableData, at: number, head: string): TableData {
  const { columnWidths: widths, merges } = table
  const isInside = isCovered(grown(merges, 'column', at), { row: 0, column: at })
  const rows = table.rows.map((cells, row) =>
    cells.toSpliced(at, 0, row === 0 && !isInside ? head : ''),
  )
  return withMerges(
    {
      ...table,
      rows,
      ...(widths && { columnWidths: widths.toSpliced(at, 0, averageWidth(widths)) }),
    },
    grown(merges, 'column', at),
  )
}

/** Removes a row. The words of a merged cell that began in it stay, in the row below. */
export function removeRow(table: TableData, at: number): TableData {
  const rows = table.rows
    .map((cells, row) =>
      row === at + 1
        ? cells.map((cell, column) => {
            const merge = mergeAt(table.merges, { row, column })
            const isKept = merge?.row === at && merge.column === column
            return isKept ? (table.rows[at]?.[column] ?? cell) : cell
          })
        : cells,
    )
    .toSpliced(at, 1)
  return withMerges({ ...table, rows }, shrunk(table.merges, 'row', at))
}

export function removeColumn(table: TableData, at: number): TableData {
  const { columnWidths: widths } = table
  const rows = table.rows.map((cells, row) => {
    const merge = mergeAt(table.merges, { row, column: at + 1 })
    const isKept = merge?.column === at && merge.row === row
    const kept = isKept ? cells.with(at + 1, cells[at] ?? '') : cells
    return kept.toSpliced(at, 1)
  })
  return withMerges(
    { ...table, rows, ...(widths && { columnWidths: widths.toSpliced(at, 1) }) },
    shrunk(table.merges, 'column', at),
  )
}

/** Width of a new column: that of an average one. */
export function averageWidth(widths: readonly number[]): number {
  return storedWidth(widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length))
}

/** Returns the table without the merged cells that touch a range; their words stay in their first cells. */
export function withoutMergesIn(table: TableData, range: CellRange): TableData {
  const { merges = [] } = table
  const gone = merges.filter((merge) => rangesOverlap(merge, range))
  if (gone.length === 0) return table
  const isFirst = (row: number, column: number) =>
    gone.some((merge) => merge.row === row && merge.column === column)
  const rows = table.rows.map((cells, row) =>
    // A cell that is not merged has one line.
    cells.map((cell, column) => (isFirst(row, column) ? cell.replaceAll(/\s+/gu, ' ') : cell)),
  )
  return withMerges(
    { ...table, rows },
    merges.filter((merge) => !gone.includes(merge)),
  )
}

export function withMerges(table: TableData, merges: readonly CellRange[] = []): TableData {
  const { merges: _, ...rest } = table
  return merges.length > 0 ? { ...rest, merges: [...merges] } : rest
}

const sizeNames = { row: 'rows', column: 'columns' } as const

function grown(
  merges: readonly CellRange[] | undefined,
  side: Side,
  at: number,
): readonly CellRange[] {
  const size = sizeNames[side]
  return (merges ?? []).map((merge) => {
    if (merge[side] >= at) return { ...merge, [side]: merge[side] + 1 }
    return merge[side] + merge[size] > at ? { ...merge, [size]: merge[size] + 1 } : merge
  })
}

function shrunk(
  merges: readonly CellRange[] | undefined,
  side: Side,
  at: number,
): readonly CellRange[] {
  const size = sizeNames[side]
  return (merges ?? [])
    .map((merge) => {
      if (merge[side] > at) return { ...merge, [side]: merge[side] - 1 }
      return merge[side] + merge[size] > at ? { ...merge, [size]: merge[size] - 1 } : merge
    })
    .filter(({ rows, columns }) => rows * columns > 1)
}
