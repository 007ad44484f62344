import { isBillingInterval, isPaidTier, type PaidTier, priceOf } from '@deckloom/contract'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import {
  paymentEvents,
  paymentIntents,
  paymentReceipts,
  subscriptions,
} from '../../db/schema/plans.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type IntentRow = typeof paymentIntents.$inferSelect

export async function findSubscription(queries: Queries, id: string) {
  const [row] = await queries.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}

/** The subscription that decides the account's plan; undefined if nothing was ever paid for. */
export async function findCurrentSubscription(queries: Queries, userId: string) {
  const rows = await queries
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.grantedAt)))
    .orderBy(desc(subscriptions.grantedAt), desc(subscriptions.id))
  return rows.find(isRunning) ?? rows[0]
}

/** The provider's customer id of a known account. */
export async function findCustomer(queries: Queries, userId: string, provider: string) {
  const [row] = await queries
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.provider, provider)))
    .limit(1)
  return row?.customerId
}

export function isRunning({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return status === 'active' || status === 'past_due'
}

/** Other running subscriptions of the account. */
export async function listOtherRunning(queries: Queries, { id, userId }: SubscriptionRow) {
  return queries
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        ne(subscriptions.id, id),
        inArray(subscriptions.status, ['active', 'past_due']),
      ),
    )
}

/** Records the amount received for a period, once, if its subscription is active. */
export async function noteReceipt(
  queries: Queries,
  { id, userId, tier, interval, periodEnd }: SubscriptionRow,
  paidAt: Date,
): Promise<void> {
  if (!periodEnd || !isPaidTier(tier) || !isBillingInterval(interval)) return
  const amountCents = (priceOf(tier, interval) ?? 0) * 100
  await queries
    .insert(paymentReceipts)
    .values({ id: `${id} ${periodEnd.toISOString()}`, userId, tier, amountCents, paidAt })
    .onConflictDoNothing()
}

/** False if a concurrent write happened since `before` was read; then nothing is written. */
export async function writeSubscription(
  queries: Queries,
  next: SubscriptionRow,
  before: SubscriptionRow | undefined,
): Promise<boolean> {
  if (!before) {
    const made = await queries
      .insert(subscriptions)
      .values(next)
      .onConflictDoNothing({ target: subscriptions.id })
      .returning({ id: subscriptions.id })
    return made.length > 0
  }
  const written = await queries
    .update(subscriptions)
    .set({ ...next, version: before.version + 1 })
    .where(and(eq(subscriptions.id, before.id), eq(subscriptions.version, before.version)))
    .returning({ id: subscriptions.id })
  return written.length > 0
}

/** Locks the account until the transaction ends; false if there is none. */
export async function lockAccount(queries: Queries, userId: string): Promise<boolean> {
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return rows.length > 0
}

/** Derives the account's plan from its subscriptions. The only place that grants a tier. */
export async function deriveAccount(queries: Queries, userId: string, now: Date): Promise<void> {
  const current = await findCurrentSubscription(queries, userId)
  if (!current || !isPaidTier(current.tier)) return
  await queries
    .update(users)
    .set({
      subscriptionTier: current.tier,
      subscriptionStatus: current.status,
      subscriptionStartDate: current.grantedAt,
      subscriptionEndDate: current.periodEnd,
      updatedAt: now,
    })
    .where(eq(users.id, userId))
  if (isRunning(current)) await clearPendingTier(queries, userId, current.tier)
}

async function clearPendingTier(queries: Queries, userId: string, tier: PaidTier): Promise<void> {
  await queries
    .update(users)
    .set({ pendingTier: null })
    .where(and(eq(users.id, userId), eq(users.pendingTier, tier)))
}

export async function findIntent(queries: Queries, id: string): Promise<IntentRow | undefined> {
  const [row] = await queries.select().from(paymentIntents).where(eq(paymentIntents.id, id))
  return row
}

/** The account's newest unpaid payment for this order since `since`. */
export async function openIntent(
  queries: Queries,
  order: Pick<IntentRow, 'userId' | 'tier' | 'interval'>,
  since: Date,
): Promise<IntentRow | undefined> {
  const [row] = await queries
    .select()
    .from(paymentIntents)
    .where(
      and(
        eq(paymentIntents.userId, order.userId),
        eq(paymentIntents.tier, order.tier),
        eq(paymentIntents.interval, order.interval),
        isNull(paymentIntents.consumedAt),
        gt(paymentIntents.createdAt, since),
      ),
    )
    .orderBy(desc(paymentIntents.createdAt))
    .limit(1)
  return row
}

export function countIntents(queries: Queries, userId: string): Promise<number> {
  return queries.$count(paymentIntents, eq(paymentIntents.userId, userId))
}

export async function insertIntent(queries: Queries, intent: IntentRow): Promise<void> {
  await queries.insert(paymentIntents).values(intent).onConflictDoNothing()
}

export async function consumeIntents(
  queries: Queries,
  subscriptionId: string,
  now: Date,
): Promise<void> {
  await queries
    .update(paymentIntents)
    .set({ consumedAt: now })
    .where(
      and(eq(paymentIntents.subscriptionId, subscriptionId), isNull(paymentIntents.consumedAt)),
    )
}

/** Stores a webhook event before it is processed; true if it was processed already. */
export async function journalEvent(
  queries: Queries,
  event: { readonly id: string; readonly provider: string; readonly type: string },
  now: Date,
): Promise<boolean> {
  await queries
    .insert(paymentEvents)
    .values({ ...event, receivedAt: now })
    .onConflictDoNothing()
  const [row] = await queries.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))
  return row !== undefined && row.handledAt !== null
}

export async function closeEvent(
  queries: Queries,
  { id, subscriptionId }: { readonly id: string; readonly subscriptionId: string | undefined },
  now: Date,
): Promise<void> {
  await queries
    .update(paymentEvents)
    .set({ handledAt: now, subscriptionId: subscriptionId ?? null })
    .where(eq(paymentEvents.id, id))
}

/**
 * Subscriptions whose state may have changed without a webhook: started and unpaid, or past their
 * period.
 */
export async function listUnsettled(
  queries: Queries,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<readonly string[]> {
  const started = await queries
    .select({ id: paymentIntents.subscriptionId })
    .from(paymentIntents)
    .where(and(isNull(paymentIntents.consumedAt), gt(paymentIntents.createdAt, since)))
  const late = await queries
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(inArray(subscriptions.status, ['active', 'past_due']), lt(subscriptions.periodEnd, now)),
    )
  return [...new Set([...started, ...late].map(({ id }) => id))]
}
