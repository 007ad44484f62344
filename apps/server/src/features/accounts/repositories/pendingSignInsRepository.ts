import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { pendingSignIns } from '../../../db/schema/identity.ts'
import { accountColumns } from './accountsRepository.ts'

export type PendingRow = typeof pendingSignIns.$inferSelect

export async function insertPendingSignIn(queries: Queries, row: PendingRow): Promise<void> {
  await queries.insert(pendingSignIns).values(row)
}

/** A pending sign-in, and its account unless that was disabled meanwhile. */
export async function findPendingSignIn(
  queries: Queries,
  { id, now }: { readonly id: string; readonly now: Date },
) {
  const [found] = await queries
    .select({ pending: pendingSignIns, account: accountColumns, password: users.password })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(
      and(eq(pendingSignIns.id, id), gt(pendingSignIns.expiresAt, now), isNull(users.disabledAt)),
    )
  return found
}

/** Ends a pending sign-in; false if it was over. */
export async function deletePendingSignIn(queries: Queries, id: string): Promise<boolean> {
  const gone = await queries
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.id, id))
    .returning({ id: pendingSignIns.id })
  return gone.length > 0
}

/** Ends pending sign-ins whose password is no longer valid. */
export async function endPendingSignInsOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}

export function purgePendingSignIns(
  queries: Queries,
  now: Date,
  limit = batchRows,
): Promise<number> {
  return deleteBatch(queries, {
    from: pendingSignIns,
    where: lte(pendingSignIns.expiresAt, now),
    limit,
  })
}

/** Whether an administrator requires a new password. */
export async function mustChangePassword(queries: Queries, userId: string): Promise<boolean> {
  const [found] = await queries
    .select({ must: users.mustChangePassword })
    .from(users)
    .where(eq(users.id, userId))
  return found?.must ?? false
}
