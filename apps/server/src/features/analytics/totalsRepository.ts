import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { totalChanges } from '../../db/schema/activity.ts'

/**
 * Folds the oldest `limit` changes of the totals into one with their sum; resolves to how many
 * there were.
 */
export async function foldTotals(queries: Queries, limit: number): Promise<number> {
  const { rows } = await queries.execute<{ folded: number }>(sql`
    with gone as (
      delete from ${totalChanges} where id = any(array(
        select id from ${totalChanges} order by id limit ${limit} for update skip locked))
      returning accounts, presentations
    ), kept as (
      insert into ${totalChanges} (accounts, presentations)
      select sum(accounts), sum(presentations) from gone having count(*) > 0
    )
    select count(*)::int as folded from gone`)
  return rows[0]?.folded ?? 0
}
