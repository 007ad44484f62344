import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './openDatabase.ts'

/** Rows that a caller without a wish of its own removes at once. */
export const batchRows = 1_000

/**
 * Deletes at most `limit` rows that meet a condition, and answers how many. Rows that somebody holds are left for the
 * next time: cleaning waits for nobody, and nobody waits long for it.
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
