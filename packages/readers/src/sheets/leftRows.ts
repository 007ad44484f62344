import { readLimits } from '@deckloom/deck'

/** Returns the note about rows of a sheet beyond the limit. */
export function leftRows(left: number, sheet?: string): readonly string[] {
  if (left === 0) return []
  const where = sheet === undefined ? '' : ` of “${sheet}”`
  return [`The first ${readLimits.sheetRows} rows${where} were read; ${left} more were left out.`]
}
