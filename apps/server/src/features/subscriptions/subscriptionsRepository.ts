import type { PaidTier } from '@deckloom/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import { computeTrialEnd } from '../../platform/plans/planStanding.ts'

/** Starts the trial; a started one keeps its dates. */
export async function beginTrial(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .update(users)
    .set({ trialStartDate: now, trialEndDate: computeTrialEnd(now), updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.trialStartDate)))
}

/** Records the chosen plan; null clears it. */
export async function setPendingTier(
  queries: Queries,
  userId: string,
  pendingTier: PaidTier | null,
): Promise<void> {
  await queries.update(users).set({ pendingTier }).where(eq(users.id, userId))
}
