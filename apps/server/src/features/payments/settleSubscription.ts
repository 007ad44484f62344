import {
  type BillingInterval,
  isBillingInterval,
  isPaidTier,
  type PaidTier,
  priceOf,
} from '@deckloom/contract'
import type { Database } from '../../db/openDatabase.ts'
import type { Audit } from '../../platform/audit.ts'
import type { Notify } from '../../platform/notices.ts'
import type { PaymentProvider, ProviderSubscription } from './provider/PaymentProvider.ts'
import {
  consumeIntents,
  deriveAccount,
  findSubscription,
  lockAccount,
  noteReceipt,
  listOtherRunning,
  type SubscriptionRow,
  writeSubscription,
} from './paymentsRepository.ts'

export interface SettlePorts {
  readonly database: Pick<Database, 'queries'>
  readonly provider: PaymentProvider
  readonly audit: Audit
  readonly notify: Notify
  readonly now: () => Date
  readonly warn: (message: string) => void
}

const attempts = 8

/**
 * Updates a subscription and its account to the provider's current state. A webhook is only a
 * trigger: webhooks in any order, repeated or lost, lead to the same state. `cause` is for the
 * audit trail: an event or a request.
 */
export async function settleSubscription(
  ports: SettlePorts,
  id: string,
  cause: string,
): Promise<SubscriptionRow | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Read before the provider is queried: a write in between invalidates this attempt.
    const before = await findSubscription(ports.database.queries, id)
    const truth = await ports.provider.readSubscription(id)
    if (!truth) return undefined
    const sold = matchSale(truth, before)
    if (!sold) {
      ports.warn(
        `Payments: subscription ${id} does not match the table of plans and was left alone`,
      )
      return undefined
    }
    const next = nextRow(ports, before, { truth, sold })
    const outcome = await store(ports, next, before)
    if (outcome === 'no account') return undefined
    if (outcome === 'outrun') continue
    if (next.grantedAt && !before?.grantedAt) await recordGrant(ports, next, cause)
    return next
  }
  throw new Error(`Payments: subscription ${id} changed too often to be settled`)
}

interface Sold {
  readonly tier: PaidTier
  readonly interval: BillingInterval
  readonly userId: string
}

/** Undefined if tier, price, currency or owner differ from what was sold. */
function matchSale(
  { tier, interval, userId, amountCents, currency }: ProviderSubscription,
  before: SubscriptionRow | undefined,
): Sold | undefined {
  if (userId === undefined || !isPaidTier(tier) || !isBillingInterval(interval)) return undefined
  if (before && before.userId !== userId) return undefined
  const price = priceOf(tier, interval)
  const priced = price !== undefined && price * 100 === amountCents && currency === 'usd'
  return priced ? { tier, interval, userId } : undefined
}

function nextRow(
  { provider, now }: SettlePorts,
  before: SubscriptionRow | undefined,
  { truth, sold }: { readonly truth: ProviderSubscription; readonly sold: Sold },
): SubscriptionRow {
  const over = truth.returned || truth.status === 'canceled'
  return {
    ...sold,
    id: truth.id,
    provider: provider.name,
    customerId: truth.customerId,
    status: over ? 'canceled' : truth.status,
    periodEnd: endOf(before, truth, now()),
    cancelAtPeriodEnd: truth.cancelAtPeriodEnd,
    grantedAt: before?.grantedAt ?? (truth.paid ? now() : null),
    version: before?.version ?? 1,
    createdAt: before?.createdAt ?? now(),
    updatedAt: now(),
  }
}

/** A refund ends what it had paid for. */
function endOf(before: SubscriptionRow | undefined, truth: ProviderSubscription, now: Date) {
  if (!truth.returned) return truth.periodEnd
  return before?.status === 'canceled' ? before.periodEnd : now
}

function store(
  { database, now }: SettlePorts,
  next: SubscriptionRow,
  before: SubscriptionRow | undefined,
): Promise<'stored' | 'outrun' | 'no account'> {
  return database.queries.transaction(async (transaction) => {
    if (!(await lockAccount(transaction, next.userId))) return 'no account'
    if (!(await writeSubscription(transaction, next, before))) return 'outrun'
    if (next.grantedAt) await consumeIntents(transaction, next.id, now())
    if (next.grantedAt && next.status === 'active') await noteReceipt(transaction, next, now())
    await deriveAccount(transaction, next.userId, now())
    return 'stored'
  })
}

/** Records the grant and ends the account's previous plan: nobody pays twice. */
async function recordGrant(ports: SettlePorts, row: SubscriptionRow, cause: string): Promise<void> {
  ports.audit.record({
    at: ports.now(),
    action: 'plan-grant',
    outcome: 'done',
    actor: row.userId,
    target: row.tier,
    caller: ports.provider.name,
    requestId: cause,
  })
  const { id: subscription, tier, userId } = row
  if (isPaidTier(tier)) await ports.notify(userId, { kind: 'plan-started', tier, subscription })
  await endOthers(ports, row)
}

/** Ends the account's other plans and refunds the remainder. */
export async function endOthers(ports: SettlePorts, row: SubscriptionRow): Promise<void> {
  if (row.status !== 'active') return
  for (const other of await listOtherRunning(ports.database.queries, row)) {
    await ports.provider.end(other.id, { refund: true })
    await settleSubscription(ports, other.id, `replaced by ${row.id}`)
  }
}
