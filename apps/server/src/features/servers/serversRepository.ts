import { and, gt, lte, ne, eq, sql } from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../db/deleteBatch.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { type ServerFacts, servers } from '../../db/schema/operation/servers.ts'

/** A server without a heartbeat for longer is gone. */
const aliveSeconds = 20

/** Records the heartbeat of a server. */
export async function noteServer(
  queries: Queries,
  { id, facts }: { readonly id: string; readonly facts: ServerFacts },
): Promise<void> {
  const seenAt = sql`clock_timestamp()`
  await queries
    .insert(servers)
    .values({ id, facts, startedAt: seenAt, seenAt })
    .onConflictDoUpdate({ target: servers.id, set: { facts, seenAt } })
}

/** The settings of the other running servers. */
export async function findOthers(queries: Queries, id: string): Promise<readonly ServerFacts[]> {
  const alive = gt(servers.seenAt, sql`clock_timestamp() - make_interval(secs => ${aliveSeconds})`)
  const rows = await queries
    .select({ facts: servers.facts })
    .from(servers)
    .where(and(ne(servers.id, id), alive))
  return rows.map(({ facts }) => facts)
}

/** Deletes the row of a stopping server. */
export async function removeServer(queries: Queries, id: string): Promise<void> {
  await queries.delete(servers).where(eq(servers.id, id))
}

/** Deletes servers that ended without notice. */
export function purgeServers(queries: Queries, limit = batchRows): Promise<number> {
  const where = lte(servers.seenAt, sql`clock_timestamp() - interval '1 hour'`)
  return deleteBatch(queries, { from: servers, where, limit })
}
