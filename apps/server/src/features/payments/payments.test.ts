import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentEvents, paymentIntents } from '../../db/schema/plans.ts'
import { testPayments, testSubscriptions } from '../../db/schema/testPayments.ts'
import { databaseDigest, digestAtRest } from '../../testing/database/databaseDigest.ts'
import { intentOf, waitPatiently, PaymentScenario } from '../../testing/payments/PaymentScenario.ts'
import { join, testApp } from '../../testing/testApp.ts'
import { testDrivers } from '../../testing/testDrivers.ts'
import { signWebhook } from './embedded/webhookSignature.ts'

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`payments on ${driver.name}`, () => {
    let scenario: PaymentScenario

    beforeAll(async () => {
      scenario = new PaymentScenario(await driver.open())
      await scenario.open()
    })
    beforeEach(() => scenario.begin())
    afterAll(() => scenario.close())

    test('G-024 G-025 a payment intent takes the amount 2 for Pro and answers with a client secret', async () => {
      const answer = await scenario.intent({ amount: 2 })

      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        clientSecret: expect.stringMatching(/^pi_test_\w+_secret_\S{20,}$/),
        provider: 'test',
        publishableKey: null,
      })
      const [intent] = await scenario.queries
        .select()
        .from(paymentIntents)
        .where(eq(paymentIntents.userId, scenario.person.id))
      expect(intent).toMatchObject({ amountCents: 200, tier: 'pro', interval: 'month' })
    })

    test('an amount that is not the price is 400 amount_mismatch, and nothing is begun', async () => {
      const before = await digestAtRest(scenario.queries)
      for (const body of [
        { amount: 0.01 },
        { amount: -2 },
        { amount: '2' },
        { amount: null },
        { amount: 20 },
        { amount: 2, plan: 'business' },
        { amount: 2, interval: 'year' },
      ]) {
        const answer = await scenario.intent(body)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({ code: 'amount_mismatch' })
      }
      for (const body of [{ plan: 'business', interval: 'year' }, { plan: 'free' }, { price: 1 }])
        expect((await scenario.intent(body)).statusCode).toBe(400)
      expect(await databaseDigest(scenario.queries)).toBe(before)
    })

    test('what was begun is gone on with: the same order has one open payment', async () => {
      const first = await scenario.clientSecret()
      expect(await scenario.clientSecret({})).toBe(first)
      const both = await Promise.all([
        scenario.clientSecret({ plan: 'business' }),
        scenario.clientSecret({ plan: 'business' }),
      ])
      expect(both[0]).toBe(both[1])
      expect(both[0]).not.toBe(first)
    })

    test('G-045 the card 4242 4242 4242 4242 pays, and the paid plan is granted', async () => {
      await scenario.buy()
      expect(await scenario.status()).toEqual({
        isActive: true,
        tier: 'pro',
        daysRemaining: 31,
        pendingTier: null,
      })
      expect(await scenario.account()).toMatchObject({ subscriptionStatus: 'active' })
    })

    test('G-046 the card 4000 0000 0000 0002 is declined, and the same payment can be paid with another', async () => {
      const clientSecret = await scenario.clientSecret()
      const declined = await scenario.pay(clientSecret, { number: '4000 0000 0000 0002' })
      expect(declined.json()).toMatchObject({
        status: 'failed',
        message: 'Your card was declined.',
      })
      expect((await scenario.notify(intentOf(clientSecret))).statusCode).toBe(402)
      expect((await scenario.status()).tier).toBe('free')
      expect((await scenario.pay(clientSecret)).json()).toMatchObject({ status: 'succeeded' })
      expect((await scenario.notify(intentOf(clientSecret))).statusCode).toBe(200)
      expect((await scenario.status()).tier).toBe('pro')
    })

    test('the card 4000 0025 0000 3155 asks for a confirmation, and pays only when it is given', async () => {
      const clientSecret = await scenario.clientSecret()
      const card = { number: '4000002500003155' }
      const confirm = (approved: boolean) =>
        scenario.person.ask('POST /api/test-payments/confirm', { clientSecret, approved })
      expect((await confirm(true)).statusCode).toBe(402)
      expect((await scenario.pay(clientSecret, card)).json()).toMatchObject({
        status: 'requires_action',
      })
      expect((await scenario.notify(intentOf(clientSecret))).statusCode).toBe(402)
      expect((await confirm(false)).json()).toMatchObject({ status: 'failed' })
      await scenario.pay(clientSecret, card)
      expect((await confirm(true)).json()).toMatchObject({ status: 'succeeded' })
      await scenario.delivered()
      expect((await scenario.status()).tier).toBe('pro')
    })

    test('the form of the test provider names what is wrong with a card', async () => {
      const clientSecret = await scenario.clientSecret()
      for (const [card, message] of [
        [{ number: '4242' }, 'Your card number is incomplete.'],
        [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
        [{ expiry: '13/29' }, "Your card's expiration date is incomplete."],
        [{ expiry: '02/26' }, "Your card's expiration date is in the past."],
        [{ code: '1' }, "Your card's security code is incomplete."],
        [
          { number: '5555 5555 5555 4444' },
          'Your card was declined: in test mode only test cards pay.',
        ],
      ] as const)
        expect((await scenario.pay(clientSecret, card)).json()).toMatchObject({
          status: 'failed',
          message,
        })
      expect((await scenario.pay(clientSecret, { expiry: '03/26' })).json()).toMatchObject({
        status: 'succeeded',
      })
    })

    test('no card number, expiry or code is kept: four digits are', async () => {
      const clientSecret = await scenario.clientSecret()
      await scenario.pay(clientSecret, { code: '987' })
      const { rows } = await scenario.queries.execute(
        sql`select * from test_payments p join test_subscriptions s on s.id = p.subscription_id`,
      )
      expect(JSON.stringify(rows)).toContain('4242')
      // As a value: ids and times may contain these digits too.
      expect(JSON.stringify(rows)).not.toMatch(/42424242|[":,\s]987[",\s]|04 \/ 29/)
    })

    test('G-041 the word of the caller counts for nothing: unpaid is 402, foreign and unknown is 404', async () => {
      const clientSecret = await scenario.clientSecret()
      const other = await join(scenario.app)
      const before = await digestAtRest(scenario.queries)
      expect((await scenario.notify(intentOf(clientSecret))).json()).toMatchObject({
        code: 'payment_incomplete',
      })
      expect((await scenario.notify('pi_test_no_such')).statusCode).toBe(404)
      expect((await scenario.notify(intentOf(clientSecret), other)).statusCode).toBe(404)
      expect(await databaseDigest(scenario.queries)).toBe(before)

      // Somebody else's paid intent buys the caller nothing.
      await scenario.pay(clientSecret)
      expect((await scenario.notify(intentOf(clientSecret), other)).statusCode).toBe(404)
      const foreign = await other.ask('GET /api/subscription/status')
      expect(foreign.json()).toMatchObject({ tier: 'free' })
    })

    test('G-041 a paid intent of another amount or currency than the price grants nothing', async () => {
      const { queries } = scenario
      const clientSecret = await scenario.clientSecret()
      await scenario.pay(clientSecret)
      await scenario.delivered()
      await scenario.begin()
      const cheap = await scenario.clientSecret({ plan: 'business' })
      // As if the provider had received a lower price.
      await queries
        .update(testPayments)
        .set({ amountCents: 1 })
        .where(eq(testPayments.id, intentOf(cheap)))
      await queries
        .update(testSubscriptions)
        .set({ amountCents: 1 })
        .where(eq(testSubscriptions.userId, scenario.person.id))
      await scenario.pay(cheap)
      expect((await scenario.notify(intentOf(cheap))).json()).toMatchObject({
        code: 'payment_incomplete',
      })
      await scenario.delivered()
      expect((await scenario.status()).tier).toBe('free')
    })

    test('G-042 a payment whose browser vanished is granted by the signed webhook alone', async () => {
      const clientSecret = await scenario.clientSecret({ plan: 'business' })
      await scenario.pay(clientSecret)
      await waitPatiently(async () => expect((await scenario.status()).tier).toBe('business'))
      await waitPatiently(async () => expect(await scenario.grants()).toBe(1))
    })

    test('G-043 notification and webhook may come again and again: granted once, nothing changes further', async () => {
      const id = await scenario.buy()
      await waitPatiently(async () => expect(await scenario.grants()).toBe(1))
      const after = await scenario.account()
      const events = await scenario.queries.select().from(paymentEvents)
      for (let turn = 0; turn < 3; turn += 1) {
        expect((await scenario.notify(id)).statusCode).toBe(200)
        for (const event of events) {
          const body = Buffer.from(
            JSON.stringify({ id: event.id, type: event.type, subscription: event.subscriptionId }),
          )
          const answer = await scenario.webhook(
            body,
            signWebhook(body, PaymentScenario.secret, scenario.clock()),
          )
          expect(answer.statusCode).toBe(200)
        }
      }
      expect({ ...(await scenario.account()), updatedAt: 0 }).toEqual({ ...after, updatedAt: 0 })
      expect(await scenario.grants()).toBe(1)
    })

    test('a notice that is forged, changed, or older than five minutes is 400 and changes nothing', async () => {
      const clientSecret = await scenario.clientSecret()
      const body = Buffer.from(
        JSON.stringify({ id: 'evt_1', type: 'invoice.paid', subscription: intentOf(clientSecret) }),
      )
      const right = signWebhook(body, PaymentScenario.secret, scenario.clock())
      const before = await digestAtRest(scenario.queries)
      for (const [sent, signature] of [
        [body, ''],
        [body, signWebhook(body, 'another secret', scenario.clock())],
        [Buffer.from(`${body.toString()} `), right],
        [body, signWebhook(body, PaymentScenario.secret, new Date(scenario.now - 301_000))],
        [body, right.replace('t=', 't=1')],
      ] as const) {
        const answer = await scenario.webhook(sent, signature)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({ code: 'invalid_signature' })
      }
      expect(await databaseDigest(scenario.queries)).toBe(before)
      expect((await scenario.webhook(body, right)).statusCode).toBe(200)
      expect((await scenario.webhook(Buffer.alloc(600_000, 'x'), right)).statusCode).toBe(413)
    })

    test('D-015 a paid tier comes from a verified payment only: no call grants one, whatever it says', async () => {
      const claims = {
        subscriptionTier: 'pro',
        subscriptionStatus: 'active',
        isAdmin: true,
        tier: 'pro',
      }
      const routes = scenario.app.declaredRoutes.filter((route) =>
        /^(POST|PUT|PATCH) \/api/.test(route),
      )
      expect(routes.length).toBeGreaterThan(15)
      for (const route of routes) {
        const [method = '', path = ''] = route.replaceAll(/:\w+/g, '1').split(' ')
        if (path.includes('logout')) continue
        for (const body of [claims, { tier: 'pro' }, { paymentIntentId: 'pi_test_1', ...claims }])
          if (method === 'POST') await scenario.person.ask(`POST ${path}`, body)
          else if (method === 'PUT') await scenario.person.ask(`PUT ${path}`, body)
          else await scenario.person.ask(`PATCH ${path}`, body)
      }
      expect(await scenario.account()).toMatchObject({
        subscriptionTier: 'free',
        subscriptionStatus: 'trialing',
        isAdmin: false,
      })
    })

    test('who has a plan cannot begin to pay for it twice', async () => {
      await scenario.buy()
      expect((await scenario.intent({ amount: 2 })).json()).toMatchObject({
        code: 'already_subscribed',
      })
    })

    test('G-049 where payments are off the calls say so', async () => {
      const off = await testApp(scenario.opened, {
        environment: { NODE_ENV: 'production' },
      })
      const somebody = await join(off)
      const answer = await somebody.ask('POST /api/create-payment-intent', { amount: 2 })
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toMatchObject({
        code: 'payments_off',
        message: 'Payments are turned off on this server.',
      })
      const card = await somebody.ask('POST /api/test-payments/pay', {
        clientSecret: 'x',
        number: '4242',
        expiry: '12/30',
        code: '123',
      })
      expect(card.statusCode).toBe(404)
      await off.close()

      const asked = await testApp(scenario.opened, {
        environment: { NODE_ENV: 'production', PAYMENTS: 'test' },
      })
      const other = await join(asked)
      expect((await other.ask('POST /api/create-payment-intent', {})).statusCode).toBe(200)
      await asked.close()
    })
  })
}
