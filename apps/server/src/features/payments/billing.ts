import { type BillingOverview, isBillingInterval, isPaidTier } from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { findCurrentSubscription, isRunning, type SubscriptionRow } from './paymentsRepository.ts'
import { type SettlePorts, settleSubscription } from './settleSubscription.ts'

/** An account's plan and payments. */
export async function readBilling(
  { database, provider }: SettlePorts,
  account: Account,
): Promise<BillingOverview> {
  const current = await findCurrentSubscription(database.queries, account.id)
  if (!current) return { plan: null, invoices: [] }
  return { plan: planOf(current), invoices: await provider.listInvoices(current.customerId) }
}

/** Cancels the plan at the end of its period, or undoes that. */
export async function cancelPlan(
  ports: SettlePorts,
  account: Account,
  cancel: boolean,
): Promise<BillingOverview | Failure> {
  const current = await findCurrentSubscription(ports.database.queries, account.id)
  if (!current || !isRunning(current))
    return new Failure('not_found', 'There is no plan that could be canceled.')
  await ports.provider.setCancelAtPeriodEnd(current.id, cancel)
  await settleSubscription(ports, current.id, `cancel ${String(cancel)}`)
  return readBilling(ports, account)
}

function planOf(row: SubscriptionRow): BillingOverview['plan'] {
  const { tier, interval, status, periodEnd, cancelAtPeriodEnd } = row
  if (!isPaidTier(tier) || !isBillingInterval(interval)) return null
  return {
    tier,
    interval,
    status,
    periodEnd: periodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd,
  }
}
