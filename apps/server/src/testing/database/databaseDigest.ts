import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { untilHourlyWork } from '../hourlyWork/untilHourlyWork.ts'
import { untilMailIsSent } from '../mail/untilMailIsSent.ts'

/** Tables that any call may write to, whatever its result, and those of background work. */
const beside = new Set([
  'analytics',
  'audit_trail',
  'deck_index',
  'deck_index_due',
  'leases',
  'login_failures',
  'maintenance_steps',
  'rate_windows',
  'servers',
  'share_visits',
  'site_visits',
  'stored_figures',
  'total_changes',
  'user_activity_summary',
])

/** A hash of everything that the server writes: equal hashes mean that nothing was written. */
export async function databaseDigest(
  queries: Queries,
  except: ReadonlySet<string> = beside,
): Promise<string> {
  const tables = await queries.execute<{ name: string }>(
    sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
  )
  // One statement for all: the matrix of access asks thousands of times, and each round trip costs more than a small table.
  const digests = tables.rows
    .filter(({ name }) => !except.has(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as line from ${sql.identifier(name)} t`,
    )
  const { rows } = await queries.execute<{ line: string }>(
    sql`${sql.join(digests, sql` union all `)} order by 1`,
  )
  return rows.map(({ line }) => line).join('\n')
}

/** The same once background work is done: the first hourly maintenance, and queued emails. */
export async function digestAtRest(queries: Queries): Promise<string> {
  await untilHourlyWork(queries)
  await untilMailIsSent(queries)
  return databaseDigest(queries)
}
