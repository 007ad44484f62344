import { array, asyncProperty, assert, constantFrom, nat, record } from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { subscriptions } from '../../db/schema/plans.ts'
import { PaymentDesk } from '../../testing/payments/PaymentDesk.ts'
import { testDrivers } from '../../testing/testDrivers.ts'
import {
  paymentEvents,
  stripeTill,
  testTill,
  type Till,
} from '../../testing/payments/paymentHarness.ts'
import type { SettlePorts } from './settleSubscription.ts'
import { takeWebhook } from './takeWebhook.ts'

/** `npm run abuse` sets more. */
const runs = Number(process.env['ABUSE_WEBHOOKS'] ?? 40)

const histories = record({
  paymentEvents: array(constantFrom(...paymentEvents), { maxLength: 4 }),
  /** Which of the webhooks so far are delivered after each step: any, in any order, repeatedly. */
  deliveries: array(array(nat(), { maxLength: 4 }), { minLength: 6, maxLength: 6 }),
  /** The order of the last round, in which each is delivered at least once. */
  order: array(nat(), { minLength: 12, maxLength: 12 }),
})

const tills: Readonly<Record<string, (desk: PaymentDesk) => Till | Promise<Till>>> = {
  'the test provider': testTill,
  Stripe: stripeTill,
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`notices in any order on ${driver.name}`, () => {
    let desk: PaymentDesk
    let count = 0

    beforeAll(async () => {
      desk = new PaymentDesk(await driver.open())
      await desk.open()
    })
    afterAll(() => desk.close())

    test.each(Object.entries(tills))(
      `notices of %s in ${runs} orders, with repetitions, lead to the same state, granted at most once`,
      async (_name, open) => {
        const till = await open(desk)
        const settles = asyncProperty(histories, async ({ paymentEvents: steps, ...history }) => {
          count += 1
          const { provider } = till
          const { queries } = desk
          await till.clear()
          const userId = `buyer-${count}`
          const email = `${userId}@example.com`
          await queries.insert(users).values({ id: userId, email })
          const grants: string[] = []
          const audit: SettlePorts['audit'] = {
            record: ({ action, actor }) =>
              void (action === 'plan-grant' && grants.push(String(actor))),
          }
          const ports: SettlePorts = { ...desk.ports, provider, now: till.now, audit }
          const deliver = async (index: number) => {
            const notices = await till.notices()
            const notice = notices[index % Math.max(1, notices.length)]
            if (notice)
              expect(await takeWebhook(ports, notice.body, notice.signature)).toEqual({
                received: true,
              })
          }

          const plan = { tier: 'pro', interval: 'month', amountCents: 200 } as const
          const order = { userId, email, customerId: undefined, key: userId }
          const begun = await provider.begin({ ...order, ...plan })
          await till.pay(userId, begun)
          for (const [step, batch] of history.deliveries.entries()) {
            await Promise.all(batch.map(deliver))
            const next = steps[step]
            if (next) await till.happen(next, begun)
          }
          const shuffled = (await till.notices())
            .map((_, index) => index)
            .toSorted((a, b) => rank(history.order, a) - rank(history.order, b))
          for (const index of [...shuffled, ...shuffled.slice(0, 2)]) await deliver(index)

          await expectSettled(desk, till, begun.subscriptionId)
          expect(grants).toEqual([userId])
          await queries.delete(users).where(eq(users.id, userId))
        })
        await assert(settles, { numRuns: runs })
        await till.close()
      },
      runs * 15_000,
    )
  })
}

/** The stored plan and the account derived from it equal the provider's current state. */
async function expectSettled({ queries }: PaymentDesk, { provider }: Till, id: string) {
  const truth = await provider.readSubscription(id)
  if (!truth) throw new Error('the provider has lost it')
  const [found] = await queries
    .select({ stored: subscriptions, account: users })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, id))
  const { status, returned, cancelAtPeriodEnd, userId } = truth
  expect(found?.stored).toMatchObject({
    status: returned ? 'canceled' : status,
    cancelAtPeriodEnd,
    userId,
    // A refund ends the plan when it is noticed.
    ...(!returned && { periodEnd: truth.periodEnd }),
  })
  expect(found?.account).toMatchObject({
    subscriptionTier: 'pro',
    subscriptionStatus: found?.stored.status,
    subscriptionEndDate: found?.stored.periodEnd,
  })
}

function rank(order: readonly number[], index: number): number {
  return order[index % order.length] ?? 0
}
