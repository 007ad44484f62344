import { and, eq, gt, lte } from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { oidcFlows } from '../../../db/schema/identity.ts'

export type Flow = typeof oidcFlows.$inferSelect

export async function insertFlow(queries: Queries, flow: Flow): Promise<void> {
  await queries.insert(oidcFlows).values(flow)
}

/** Deletes and returns a flow before its code is exchanged, so that no callback is used twice. */
export async function takeFlow(
  queries: Queries,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Flow | undefined> {
  const [taken] = await queries
    .delete(oidcFlows)
    .where(and(eq(oidcFlows.id, id), gt(oidcFlows.expiresAt, now)))
    .returning()
  return taken
}

export function purgeFlows(queries: Queries, now: Date, limit = batchRows): Promise<number> {
  return deleteBatch(queries, { from: oidcFlows, where: lte(oidcFlows.expiresAt, now), limit })
}
