import type { SelectedPlan, Tier } from '@deckloom/contract'
import type { Database } from '../../db/openDatabase.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { standingOf } from '../../platform/plans/planStanding.ts'
import { beginTrial, setPendingTier } from './subscriptionsRepository.ts'

export interface SelectPlanPorts {
  readonly database: Pick<Database, 'queries'>
  readonly now: () => Date
}

/**
 * Records a person's choice of plan. Starts the trial, once per account; a paid plan stays pending
 * until its payment is verified.
 */
export async function selectPlan(
  { database, now }: SelectPlanPorts,
  account: Account,
  tier: Tier,
): Promise<SelectedPlan> {
  const standing = standingOf(account, now())
  // Choosing never ends a paid plan: that is what canceling is for.
  const hasIt = standing.isActive && standing.tier !== 'free'
  if (hasIt && (tier === 'free' || tier === standing.tier))
    return { tier: standing.tier, status: 'active' }
  await database.queries.transaction(async (transaction) => {
    await beginTrial(transaction, account.id, now())
    await setPendingTier(transaction, account.id, tier === 'free' ? null : tier)
  })
  return { tier, status: tier === 'free' ? 'trialing' : 'pending_payment' }
}
