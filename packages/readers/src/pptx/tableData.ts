import { deckLimits, type TableData } from '@deckloom/deck'
import { clip } from './clip.ts'

export interface TakenTable {
  readonly data: TableData
  readonly cut: boolean
}

/** Converts a table; undefined if it has too few rows or columns. */
export function tableData(given: readonly (readonly string[])[]): TakenTable | undefined {
  const { rows, columns, cellLength } = deckLimits.table
  const width = Math.max(0, ...given.map((row) => row.length))
  if (given.length < rows.min || width < columns.min) return undefined
  const shown = Math.min(width, columns.max)
  const cells = given
    .slice(0, rows.max)
    .map((row) => Array.from({ length: shown }, (_, index) => clip(row[index] ?? '', cellLength)))
  const cut =
    given.length > rows.max ||
    width > columns.max ||
    given.some((row) => row.some((cell) => cell.length > cellLength))
  return { data: { rows: cells }, cut }
}
