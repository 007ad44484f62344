/** A cell of a table, counted from 0. */
export interface TableCell {
  readonly row: number
  readonly column: number
}

/** Cells from a first one on, as many rows and columns of them. */
export interface CellRange extends TableCell {
  readonly rows: number
  readonly columns: number
}

/** Returns the merged cell that a cell belongs to. */
export function mergeAt<Merge extends CellRange>(
  merges: readonly Merge[] | undefined,
  { row, column }: TableCell,
): Merge | undefined {
  return merges?.find(
    (merge) =>
      row >= merge.row &&
      row < merge.row + merge.rows &&
      column >= merge.column &&
      column < merge.column + merge.columns,
  )
}

/** Whether a cell is part of a merged cell without being its first. */
export function isCovered(merges: readonly CellRange[] | undefined, cell: TableCell): boolean {
  const merge = mergeAt(merges, cell)
  return merge !== undefined && (merge.row !== cell.row || merge.column !== cell.column)
}

export function rangesOverlap(one: CellRange, other: CellRange): boolean {
  return (
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows &&
    one.column < other.column + other.columns &&
    other.column < one.column + one.columns
  )
}

export function doMergesOverlap(merges: readonly CellRange[]): boolean {
  return merges.some((one, index) =>
    merges.slice(index + 1).some((other) => rangesOverlap(one, other)),
  )
}

/** Whether a range has two cells or more, all of them in the table. */
export function mergeFits(
  { row, column, rows, columns }: CellRange,
  table: readonly (readonly unknown[])[],
): boolean {
  return (
    rows * columns > 1 && row + rows <= table.length && column + columns <= (table[0]?.length ?? 0)
  )
}

/** Returns the parts of merged cells in some rows, counted from the first of these rows. */
export function mergesInRows(
  merges: readonly CellRange[] | undefined,
  { start, count }: { readonly start: number; readonly count: number },
): CellRange[] {
  return (merges ?? []).flatMap((merge) => {
    const row = Math.max(merge.row, start)
    const rows = Math.min(merge.row + merge.rows, start + count) - row
    return rows > 0 && rows * merge.columns > 1 ? { ...merge, row: row - start, rows } : []
  })
}
