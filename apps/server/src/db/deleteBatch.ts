import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './openDatabase.ts'

/** Default number of rows per batch. */
export const batchRows = 1_000

/**
 * Deletes at most `limit` rows that match a condition; returns how many. Skips locked rows, which
 * the next run deletes.
 */
export async function deleteBatch(
  queries: Queries,
  { from, where, limit }: { readonly from: PgTable; readonly where: SQL; readonly limit: number },
): Promise<number> {
  const { rowCount } = await queries.execute(sql`
    delete from ${from} where ctid = any(array(
      select ctid from ${from} where ${where} limit ${limit} for update skip locked))`)
  return rowCount ?? 0
}
