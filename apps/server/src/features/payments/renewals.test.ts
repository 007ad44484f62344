import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentIntents, subscriptions } from '../../db/schema/plans.ts'
import { testPayments, testSubscriptions } from '../../db/schema/testPayments.ts'
import { PaymentScenario } from '../../testing/payments/PaymentScenario.ts'
import { testDrivers } from '../../testing/testDrivers.ts'

const day = 24 * 60 * 60 * 1_000

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`renewals on ${driver.name}`, () => {
    let scenario: PaymentScenario

    beforeAll(async () => {
      scenario = new PaymentScenario(await driver.open())
      await scenario.open()
    })
    beforeEach(() => scenario.begin())
    afterAll(() => scenario.close())

    test('a larger plan takes the place of a smaller one, and what is left of that is paid back', async () => {
      await scenario.buy()
      scenario.now += 11 * day
      await scenario.buy({ amount: 99, plan: 'business' })
      expect(await scenario.status()).toMatchObject({ isActive: true, tier: 'business' })
      const rows = await scenario.queries
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.userId, scenario.person.id))
      expect(rows.map((row) => `${row.tier} ${row.status}`).toSorted()).toEqual([
        'business active',
        'pro canceled',
      ])
      // 20 of 31 days of 200 cents.
      const refunds = await scenario.queries
        .select({ cents: testPayments.refundedCents })
        .from(testPayments)
        .innerJoin(testSubscriptions, eq(testSubscriptions.id, testPayments.subscriptionId))
        .where(eq(testSubscriptions.userId, scenario.person.id))
      expect(refunds.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([0, 129])
    })

    describe('as time goes by', () => {
      const billing = async () => (await scenario.person.ask('GET /api/billing')).json()

      test('a plan renews at the end of its period, and its invoices are listed', async () => {
        await scenario.buy()
        await scenario.later(Date.parse('2026-04-02T09:00:01Z'))
        await scenario.runHourly()
        expect(await scenario.status()).toMatchObject({
          isActive: true,
          tier: 'pro',
          daysRemaining: 30,
        })
        expect(await billing()).toEqual({
          plan: {
            tier: 'pro',
            interval: 'month',
            status: 'active',
            periodEnd: '2026-05-02T09:00:00.000Z',
            cancelAtPeriodEnd: false,
          },
          invoices: [
            expect.objectContaining({ date: '2026-04-02T09:00:01.000Z', amountCents: 200 }),
            expect.objectContaining({ date: '2026-03-02T09:00:00.000Z', status: 'paid' }),
          ],
        })
      })

      test('a plan that is canceled runs to the end of its period and is not renewed', async () => {
        await scenario.buy()
        const canceled = await scenario.person.ask('POST /api/billing/cancel', { cancel: true })
        expect(canceled.json()).toMatchObject({ plan: { cancelAtPeriodEnd: true } })
        await scenario.later(Date.parse('2026-04-02T08:59:00Z'))
        await scenario.runHourly()
        expect(await scenario.status()).toMatchObject({
          isActive: true,
          tier: 'pro',
          daysRemaining: 1,
        })
        await scenario.later(Date.parse('2026-04-02T09:00:01Z'))
        await scenario.runHourly()
        expect(await scenario.status()).toMatchObject({
          isActive: false,
          tier: 'pro',
          daysRemaining: 0,
        })
        expect((await billing()).plan.status).toBe('canceled')
        const again = await scenario.person.ask('POST /api/billing/cancel', { cancel: true })
        expect(again.statusCode).toBe(404)
      })

      test('a cancellation can be taken back, and who comes back later pays anew', async () => {
        await scenario.buy()
        await scenario.person.ask('POST /api/billing/cancel', { cancel: true })
        await scenario.person.ask('POST /api/billing/cancel', { cancel: false })
        await scenario.later(Date.parse('2026-04-02T10:00:00Z'))
        await scenario.runHourly()
        expect(await scenario.status()).toMatchObject({ isActive: true })
        await scenario.person.ask('POST /api/billing/cancel', { cancel: true })
        await scenario.later(Date.parse('2026-05-03T00:00:00Z'))
        await scenario.runHourly()
        expect(await scenario.status()).toMatchObject({ isActive: false })
        await scenario.buy()
        expect(await scenario.status()).toMatchObject({ isActive: true, tier: 'pro' })
      })

      test('a renewal that fails leaves three days of grace', async () => {
        const clientSecret = await scenario.clientSecret()
        await scenario.pay(clientSecret, { number: '4000 0000 0000 0341' })
        await scenario.delivered()
        expect((await scenario.status()).tier).toBe('pro')
        const end = Date.parse('2026-04-02T09:00:00Z')
        for (const [at, isActive, stored] of [
          [end + 1_000, true, 'past_due'],
          [end + 3 * day - 1_000, true, 'past_due'],
          [end + 3 * day, false, 'canceled'],
        ] as const) {
          await scenario.later(at)
          await scenario.runHourly()
          expect(await scenario.status()).toMatchObject({ isActive, tier: 'pro' })
          expect(await scenario.account()).toMatchObject({ subscriptionStatus: stored })
        }
      })
    })

    test('money that went back ends the plan that it had paid for', async () => {
      const id = await scenario.buy()
      const { queries } = scenario
      await queries.update(testPayments).set({ refundedCents: 200 }).where(eq(testPayments.id, id))
      const [row] = await queries.select().from(paymentIntents).where(eq(paymentIntents.id, id))
      const subscription = row?.subscriptionId
      const notice = { id: `evt_back_${id}`, type: 'charge.refunded', subscription }
      expect((await scenario.webhook(notice)).statusCode).toBe(200)
      expect(await scenario.status()).toMatchObject({ isActive: false, tier: 'pro' })
    })
  })
}
