import { currentSubscription, runs } from './paymentsRepository.ts'
import type { SettlePorts } from './settleSubscription.ts'

/** Ends what an account pays for, at once and without paying back: the account goes. */
export async function endPlan({ database, provider }: SettlePorts, userId: string): Promise<void> {
  const current = await currentSubscription(database.queries, userId)
  if (current && runs(current)) await provider.end(current.id, { refund: false })
}
