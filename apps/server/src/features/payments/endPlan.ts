import { findCurrentSubscription, isRunning } from './paymentsRepository.ts'
import type { SettlePorts } from './settleSubscription.ts'

/** Ends an account's paid plan at once, without a refund: the account is being deleted. */
export async function endPlan({ database, provider }: SettlePorts, userId: string): Promise<void> {
  const current = await findCurrentSubscription(database.queries, userId)
  if (current && isRunning(current)) await provider.end(current.id, { refund: false })
}
