import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { testPayments, testSubscriptions, testWebhooks } from '../../../db/schema/testPayments.ts'

export type TestSubscription = typeof testSubscriptions.$inferSelect
export type TestPayment = typeof testPayments.$inferSelect
export type TestWebhook = typeof testWebhooks.$inferSelect

/** Idempotent per id. */
export async function insertOrder(
  queries: Queries,
  subscription: TestSubscription,
  payment: TestPayment,
): Promise<void> {
  await queries.insert(testSubscriptions).values(subscription).onConflictDoNothing()
  await queries.insert(testPayments).values(payment).onConflictDoNothing()
}

export async function insertPayment(queries: Queries, payment: TestPayment): Promise<void> {
  await queries.insert(testPayments).values(payment)
}

export async function findPayment(queries: Queries, id: string) {
  return one(queries, eq(testPayments.id, id))
}

export async function findPaymentBySecret(queries: Queries, secret: string) {
  return one(queries, eq(testPayments.secret, secret))
}

async function one(queries: Queries, condition: ReturnType<typeof eq>) {
  const [row] = await queries
    .select({ payment: testPayments, subscription: testSubscriptions })
    .from(testPayments)
    .innerJoin(testSubscriptions, eq(testSubscriptions.id, testPayments.subscriptionId))
    .where(condition)
  return row
}

export async function findTestSubscription(queries: Queries, id: string) {
  const [row] = await queries.select().from(testSubscriptions).where(eq(testSubscriptions.id, id))
  return row
}

/** Newest first. */
export async function paymentsOf(queries: Queries, subscriptionId: string) {
  return queries
    .select()
    .from(testPayments)
    .where(eq(testPayments.subscriptionId, subscriptionId))
    .orderBy(desc(testPayments.createdAt))
}

/** Successful payments of a person, newest first. */
export async function listPaid(queries: Queries, userId: string) {
  return queries
    .select({ payment: testPayments })
    .from(testPayments)
    .innerJoin(testSubscriptions, eq(testSubscriptions.id, testPayments.subscriptionId))
    .where(and(eq(testSubscriptions.userId, userId), eq(testPayments.status, 'succeeded')))
    .orderBy(desc(testPayments.createdAt))
}

/** False if the payment was no longer in one of the states `from`. */
export async function movePayment(
  queries: Queries,
  id: string,
  { from, ...next }: { readonly from: readonly TestPayment['status'][] } & Partial<TestPayment>,
): Promise<boolean> {
  const moved = await queries
    .update(testPayments)
    .set(next)
    .where(and(eq(testPayments.id, id), inArray(testPayments.status, [...from])))
    .returning({ id: testPayments.id })
  return moved.length > 0
}

export async function changeSubscription(
  queries: Queries,
  id: string,
  next: Partial<TestSubscription>,
): Promise<void> {
  await queries.update(testSubscriptions).set(next).where(eq(testSubscriptions.id, id))
}

/** Those whose period has ended. */
export async function dueSubscriptions(queries: Queries, now: Date) {
  return queries
    .select()
    .from(testSubscriptions)
    .where(
      and(
        inArray(testSubscriptions.status, ['active', 'past_due']),
        lte(testSubscriptions.periodEnd, now),
      ),
    )
}

export async function enqueueWebhook(queries: Queries, webhook: TestWebhook): Promise<void> {
  await queries.insert(testWebhooks).values(webhook)
}

/**
 * Claims the oldest due webhook until `until`; after a crash it is due again then. Undefined if
 * none is due.
 */
export async function claimWebhook(
  queries: Queries,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<TestWebhook | undefined> {
  const due = queries
    .select({ id: testWebhooks.id })
    .from(testWebhooks)
    .where(lte(testWebhooks.nextAttemptAt, now))
    .orderBy(asc(testWebhooks.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await queries
    .update(testWebhooks)
    .set({ nextAttemptAt: until, attempts: sql`${testWebhooks.attempts} + 1` })
    .where(inArray(testWebhooks.id, due))
    .returning()
  return claimed
}

export async function postponeWebhook(
  queries: Queries,
  { id, nextAttemptAt }: Pick<TestWebhook, 'id' | 'nextAttemptAt'>,
): Promise<void> {
  await queries.update(testWebhooks).set({ nextAttemptAt }).where(eq(testWebhooks.id, id))
}

export async function removeWebhook(queries: Queries, id: string): Promise<void> {
  await queries.delete(testWebhooks).where(eq(testWebhooks.id, id))
}
