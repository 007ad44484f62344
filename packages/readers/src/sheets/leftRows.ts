import { readLimits } from '@deckloom/deck'

/** What the person is told when a sheet is longer than what is read of it. */
export function leftRows(left: number, sheet?: string): readonly string[] {
  if (left === 0) return []
  const where = sheet === undefined ? '' : ` of “${sheet}”`
  return [`The first ${readLimits.sheetRows} rows${where} were read; ${left} more were left out.`]
}
