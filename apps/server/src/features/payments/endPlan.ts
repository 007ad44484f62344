import { currentSubscription, runs } from './paymentsRepository.ts'
import type { SettlePorts } from './settleSubscription.ts'

/** Ends an account's paid plan at once, without a refund: the account is being deleted. */
export async function endPlan({ database, provider }: SettlePorts, userId: string): Promise<void> {
  const current = await currentSubscription(database.queries, userId)
  if (current && runs(current)) await provider.end(current.id, { refund: false })
}
