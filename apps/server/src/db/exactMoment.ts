import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import * as z from 'zod'

/** A moment as the database keeps it, to the microsecond, for cursors: JavaScript's dates would lose the order. */
export function exactMoment(column: SQLWrapper): SQL<string> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

export const exactMomentShape = z.iso.datetime({ precision: 6 })
