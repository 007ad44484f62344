import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentIntents, subscriptions } from '../../db/schema/plans.ts'
import { testPayments, testSubscriptions } from '../../db/schema/testPayments.ts'
import { PaymentDesk } from '../../testing/payments/PaymentDesk.ts'
import { testDrivers } from '../../testing/testDrivers.ts'

const day = 24 * 60 * 60 * 1_000

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`renewals on ${driver.name}`, () => {
    let desk: PaymentDesk

    beforeAll(async () => {
      desk = new PaymentDesk(await driver.open())
      await desk.open()
    })
    beforeEach(() => desk.begin())
    afterAll(() => desk.close())

    test('a larger plan takes the place of a smaller one, and what is left of that is paid back', async () => {
      await desk.buy()
      desk.now += 11 * day
      await desk.buy({ amount: 99, plan: 'business' })
      expect(await desk.status()).toMatchObject({ isActive: true, tier: 'business' })
      const rows = await desk.queries
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.userId, desk.person.id))
      expect(rows.map((row) => `${row.tier} ${row.status}`).toSorted()).toEqual([
        'business active',
        'pro canceled',
      ])
      // 20 of 31 days of 200 cents.
      const refunds = await desk.queries
        .select({ cents: testPayments.refundedCents })
        .from(testPayments)
        .innerJoin(testSubscriptions, eq(testSubscriptions.id, testPayments.subscriptionId))
        .where(eq(testSubscriptions.userId, desk.person.id))
      expect(refunds.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([0, 129])
    })

    describe('as time goes by', () => {
      const billing = async () => (await desk.person.ask('GET /api/billing')).json()

      test('a plan renews at the end of its period, and its invoices are listed', async () => {
        await desk.buy()
        await desk.later(Date.parse('2026-04-02T09:00:01Z'))
        await desk.hourly()
        expect(await desk.status()).toMatchObject({
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

      test('a plan that is cancelled runs to the end of its period and is not renewed', async () => {
        await desk.buy()
        const cancelled = await desk.person.ask('POST /api/billing/cancel', { cancel: true })
        expect(cancelled.json()).toMatchObject({ plan: { cancelAtPeriodEnd: true } })
        await desk.later(Date.parse('2026-04-02T08:59:00Z'))
        await desk.hourly()
        expect(await desk.status()).toMatchObject({ isActive: true, tier: 'pro', daysRemaining: 1 })
        await desk.later(Date.parse('2026-04-02T09:00:01Z'))
        await desk.hourly()
        expect(await desk.status()).toMatchObject({
          isActive: false,
          tier: 'pro',
          daysRemaining: 0,
        })
        expect((await billing()).plan.status).toBe('canceled')
        const again = await desk.person.ask('POST /api/billing/cancel', { cancel: true })
        expect(again.statusCode).toBe(404)
      })

      test('a cancellation can be taken back, and who comes back later pays anew', async () => {
        await desk.buy()
        await desk.person.ask('POST /api/billing/cancel', { cancel: true })
        await desk.person.ask('POST /api/billing/cancel', { cancel: false })
        await desk.later(Date.parse('2026-04-02T10:00:00Z'))
        await desk.hourly()
        expect(await desk.status()).toMatchObject({ isActive: true })
        await desk.person.ask('POST /api/billing/cancel', { cancel: true })
        await desk.later(Date.parse('2026-05-03T00:00:00Z'))
        await desk.hourly()
        expect(await desk.status()).toMatchObject({ isActive: false })
        await desk.buy()
        expect(await desk.status()).toMatchObject({ isActive: true, tier: 'pro' })
      })

      test('a renewal that fails leaves three days of grace', async () => {
        const clientSecret = await desk.clientSecret()
        await desk.pay(clientSecret, { number: '4000 0000 0000 0341' })
        await desk.delivered()
        expect((await desk.status()).tier).toBe('pro')
        const end = Date.parse('2026-04-02T09:00:00Z')
        for (const [at, isActive, stored] of [
          [end + 1_000, true, 'past_due'],
          [end + 3 * day - 1_000, true, 'past_due'],
          [end + 3 * day, false, 'canceled'],
        ] as const) {
          await desk.later(at)
          await desk.hourly()
          expect(await desk.status()).toMatchObject({ isActive, tier: 'pro' })
          expect(await desk.account()).toMatchObject({ subscriptionStatus: stored })
        }
      })
    })

    test('money that went back ends the plan that it had paid for', async () => {
      const id = await desk.buy()
      const { queries } = desk
      await queries.update(testPayments).set({ refundedCents: 200 }).where(eq(testPayments.id, id))
      const [row] = await queries.select().from(paymentIntents).where(eq(paymentIntents.id, id))
      const subscription = row?.subscriptionId
      const notice = { id: `evt_back_${id}`, type: 'charge.refunded', subscription }
      expect((await desk.webhook(notice)).statusCode).toBe(200)
      expect(await desk.status()).toMatchObject({ isActive: false, tier: 'pro' })
    })
  })
}
