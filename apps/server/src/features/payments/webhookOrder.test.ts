import { array, asyncProperty, assert, constantFrom, nat, record } from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { subscriptions } from '../../db/schema/plans.ts'
import { PaymentScenario } from '../../testing/payments/PaymentScenario.ts'
import { testDrivers } from '../../testing/testDrivers.ts'
import {
  paymentEvents,
  createStripeHarness,
  createTestHarness,
  type PaymentHarness,
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

const harnesses: Readonly<
  Record<string, (scenario: PaymentScenario) => PaymentHarness | Promise<PaymentHarness>>
> = {
  'the test provider': createTestHarness,
  Stripe: createStripeHarness,
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`notices in any order on ${driver.name}`, () => {
    let scenario: PaymentScenario
    let count = 0

    beforeAll(async () => {
      scenario = new PaymentScenario(await driver.open())
      await scenario.open()
    })
    afterAll(() => scenario.close())

    test.each(Object.entries(harnesses))(
      `notices of %s in ${runs} orders, with repetitions, lead to the same state, granted at most once`,
      async (_name, open) => {
        const harness = await open(scenario)
        const settles = asyncProperty(histories, async ({ paymentEvents: steps, ...history }) => {
          count += 1
          const { provider } = harness
          const { queries } = scenario
          await harness.clear()
          const userId = `buyer-${count}`
          const email = `${userId}@example.com`
          await queries.insert(users).values({ id: userId, email })
          const grants: string[] = []
          const audit: SettlePorts['audit'] = {
            record: ({ action, actor }) =>
              void (action === 'plan-grant' && grants.push(String(actor))),
          }
          const ports: SettlePorts = { ...scenario.ports, provider, now: harness.now, audit }
          const deliver = async (index: number) => {
            const webhooks = await harness.webhooks()
            const webhook = webhooks[index % Math.max(1, webhooks.length)]
            if (webhook)
              expect(await takeWebhook(ports, webhook.body, webhook.signature)).toEqual({
                received: true,
              })
          }

          const plan = { tier: 'pro', interval: 'month', amountCents: 200 } as const
          const order = { userId, email, customerId: undefined, key: userId }
          const started = await provider.begin({ ...order, ...plan })
          await harness.pay(userId, started)
          for (const [step, batch] of history.deliveries.entries()) {
            await Promise.all(batch.map(deliver))
            const next = steps[step]
            if (next) await harness.trigger(next, started)
          }
          const shuffled = (await harness.webhooks())
            .map((_, index) => index)
            .toSorted((a, b) => rank(history.order, a) - rank(history.order, b))
          for (const index of [...shuffled, ...shuffled.slice(0, 2)]) await deliver(index)

          await expectSettled(scenario, harness, started.subscriptionId)
          expect(grants).toEqual([userId])
          await queries.delete(users).where(eq(users.id, userId))
        })
        await assert(settles, { numRuns: runs })
        await harness.close()
      },
      runs * 15_000,
    )
  })
}

/** The stored plan and the account derived from it equal the provider's current state. */
async function expectSettled(
  { queries }: PaymentScenario,
  { provider }: PaymentHarness,
  id: string,
) {
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
