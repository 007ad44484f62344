import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import * as z from 'zod'

/**
 * A timestamp with the database's microseconds, for cursors: JavaScript dates would lose the order.
 */
export function exactTimestamp(column: SQLWrapper): SQL<string> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

export const exactTimestampSchema = z.iso.datetime({ precision: 6 })
