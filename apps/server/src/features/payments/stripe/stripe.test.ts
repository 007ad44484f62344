import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseDigest, digestAtRest } from '../../../testing/database/databaseDigest.ts'
import { StripeServer } from '../../../testing/payments/stripe/StripeServer.ts'
import { join, type Person, testApp } from '../../../testing/testApp.ts'
import { type OpenedDatabase, testDrivers } from '../../../testing/testDrivers.ts'

// A local server that implements Stripe's protocol, with Stripe's own client.
let opened: OpenedDatabase
let app: FastifyInstance
let stripe: StripeServer
let person: Person

beforeAll(async () => {
  const [embedded] = testDrivers()
  opened = await embedded.open()
  stripe = new StripeServer()
  app = await testApp(opened, {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_loom',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_loom',
      STRIPE_WEBHOOK_SECRET: StripeServer.webhookSecret,
      STRIPE_BASE_URL: await stripe.listen(),
    },
  })
})
beforeEach(async () => {
  stripe.outage = { left: 0, status: 503 }
  person = await join(app)
})
afterAll(async () => {
  await app.close()
  await stripe.close()
  await opened.remove()
})

const day = 24 * 60 * 60 * 1_000
const billing = async () => (await person.ask('GET /api/billing')).json()
const begin = (body: object = { amount: 2 }) => person.ask('POST /api/create-payment-intent', body)
const intent = async (body?: object) => {
  const { clientSecret }: { clientSecret: string } = (await begin(body)).json()
  return clientSecret.split('_secret_')[0] ?? ''
}
const notify = (paymentIntentId: string) =>
  person.ask('POST /api/payment/success', { paymentIntentId })
const status = async () => (await person.ask('GET /api/subscription/status')).json()
const postWebhook = ({ payload, signature }: { payload: string; signature: string }) =>
  app.inject({
    method: 'POST',
    url: '/api/payment/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
const subscriptionOf = (intentId: string) => {
  const invoice = stripe.books.invoiceOf(intentId)
  const found = invoice && stripe.books.subscriptions.get(invoice.subscription)
  if (!found) throw new Error(`no subscription of ${intentId}`)
  return found
}

test('begins a subscription at the price of the table, with the owner in its metadata, and asks for its payment', async () => {
  const answer = await begin({ amount: 20, plan: 'pro', interval: 'year' })

  expect(answer.json()).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_loom' })
  const id = await intent({ plan: 'pro', interval: 'year' })
  expect(subscriptionOf(id)).toMatchObject({
    amount: 2_000,
    interval: 'year',
    status: 'incomplete',
    metadata: { userId: person.id, tier: 'pro', interval: 'year' },
  })
  expect(stripe.books.intents.get(id)?.metadata).toEqual({ userId: person.id })
  expect(
    [...stripe.books.subscriptions.values()].filter((one) => one.metadata['userId'] === person.id),
  ).toHaveLength(1)
})

test('the browser makes it faster: a payment is granted when Stripe says that it succeeded', async () => {
  const id = await intent()
  expect((await notify(id)).json()).toMatchObject({ code: 'payment_incomplete' })
  expect(await status()).toMatchObject({ tier: 'free' })
  stripe.pay(id)
  expect((await notify(id)).statusCode).toBe(200)
  expect(await status()).toMatchObject({ isActive: true, tier: 'pro', daysRemaining: 30 })
  expect((await begin()).json()).toMatchObject({ code: 'already_subscribed' })
})

test('the signed notice alone grants, whatever order and however often it comes', async () => {
  const id = await intent({ plan: 'business' })
  const { id: subscription } = subscriptionOf(id)
  stripe.pay(id)
  const parent = { subscription_details: { subscription } }
  const notices = [
    stripe.signEvent('invoice.paid', { object: 'invoice', id: 'in_1', parent }),
    stripe.signEvent('payment_intent.succeeded', { object: 'payment_intent', id }),
    stripe.signEvent('customer.subscription.updated', { object: 'subscription', id: subscription }),
    stripe.signEvent('customer.subscription.created', { object: 'subscription', id: subscription }),
    stripe.signEvent('product.created', { object: 'product', id: 'deckloom_pro' }),
  ]
  for (const event of [...notices, ...notices.toReversed()])
    expect((await postWebhook(event)).statusCode).toBe(200)
  expect(await status()).toMatchObject({ isActive: true, tier: 'business' })
})

test('a notice that is not signed by Stripe, or older than five minutes, is 400 and changes nothing', async () => {
  const id = await intent()
  stripe.pay(id)
  const object = { object: 'payment_intent', id }
  const right = stripe.signEvent('payment_intent.succeeded', object)
  const before = await digestAtRest(opened.database.queries)
  for (const wrong of [
    { ...right, signature: '' },
    { ...right, signature: right.signature.replace(/.$/, '_') },
    { ...right, payload: `${right.payload} ` },
    stripe.signEvent('payment_intent.succeeded', object, { age: 400 }),
  ])
    expect((await postWebhook(wrong)).statusCode).toBe(400)
  expect(await databaseDigest(opened.database.queries)).toBe(before)
})

test('a short outage is ridden out; in a long one the caller is told, and Stripe is asked to come back', async () => {
  stripe.outage.left = 2
  expect((await begin()).statusCode).toBe(200)
  const id = await intent()
  stripe.pay(id)
  stripe.outage.left = 1_000
  const away = await notify(id)
  expect(away.statusCode).toBe(503)
  expect(away.json()).toMatchObject({ code: 'provider_down' })
  const event = stripe.signEvent('payment_intent.succeeded', { object: 'payment_intent', id })
  expect((await postWebhook(event)).statusCode).toBe(503)
  expect(await status()).toMatchObject({ tier: 'free' })
  stripe.outage.left = 0
  expect((await postWebhook(event)).statusCode).toBe(200)
  expect(await status()).toMatchObject({ tier: 'pro' })
})

test('a plan is canceled at the end of its period, ends when Stripe says so, and is paid back when it is replaced', async () => {
  const id = await intent()
  stripe.pay(id)
  await notify(id)
  const canceled = await person.ask('POST /api/billing/cancel', { cancel: true })
  expect(canceled.json()).toMatchObject({ plan: { cancelAtPeriodEnd: true, status: 'active' } })
  const pro = subscriptionOf(id)
  expect(pro.cancelAtPeriodEnd).toBe(true)

  const larger = await intent({ plan: 'business' })
  stripe.pay(larger)
  await notify(larger)
  expect(await status()).toMatchObject({ isActive: true, tier: 'business' })
  expect(pro.status).toBe('canceled')
  expect(stripe.books.intents.get(id)?.refunded).toBeGreaterThanOrEqual(199)

  const business = subscriptionOf(larger)
  stripe.books.cancel(business)
  const object = { object: 'subscription', id: business.id }
  await postWebhook(stripe.signEvent('customer.subscription.deleted', object))
  expect(await status()).toMatchObject({ isActive: false, tier: 'business' })
})

test('a period that is over is paid for anew, and its invoices are listed; one whose first payment never came is none', async () => {
  const id = await intent()
  stripe.pay(id)
  await notify(id)
  const subscription = subscriptionOf(id)
  const { periodEnd } = subscription
  // A person who only looked at the larger plan.
  await intent({ plan: 'business' })
  stripe.books.passTime(30 * day)
  const invoice = subscription.invoices.at(-1)?.id
  const parent = { subscription_details: { subscription: subscription.id } }
  await postWebhook(stripe.signEvent('invoice.paid', { object: 'invoice', id: invoice, parent }))
  expect(subscription.periodEnd).toBe(periodEnd + 30 * 24 * 60 * 60)
  expect(await billing()).toMatchObject({
    plan: { status: 'active', periodEnd: new Date(subscription.periodEnd * 1_000).toISOString() },
    invoices: [
      { id: invoice, amountCents: 200, status: 'paid', url: expect.stringContaining('https://') },
      { amountCents: 200, status: 'paid' },
    ],
  })
})

test('a renewal that failed keeps the plan for the days of grace after the period that was paid for', async () => {
  const id = await intent()
  stripe.pay(id, '4000000000000341')
  await notify(id)
  const subscription = subscriptionOf(id)
  const paidUntil = subscription.periodEnd
  stripe.books.passTime(30 * day)
  const parent = { subscription_details: { subscription: subscription.id } }
  const failed = stripe.signEvent('invoice.payment_failed', {
    object: 'invoice',
    id: 'in_2',
    parent,
  })
  await postWebhook(failed)
  expect(await status()).toMatchObject({ isActive: true, tier: 'pro' })
  // Stripe has started the next period already; the paid one ended before it.
  expect(subscription.periodEnd).toBeGreaterThan(paidUntil)
  expect(await billing()).toMatchObject({
    plan: { status: 'past_due', periodEnd: new Date(paidUntil * 1_000).toISOString() },
    invoices: [{ status: 'open' }, { status: 'paid' }],
  })
  stripe.books.passTime(4 * day)
  const object = { object: 'subscription', id: subscription.id }
  await postWebhook(stripe.signEvent('customer.subscription.deleted', object))
  expect(await billing()).toMatchObject({ plan: { status: 'canceled' } })
})

test('money that went back ends the plan that it had paid for', async () => {
  const id = await intent()
  stripe.pay(id)
  await notify(id)
  expect(await status()).toMatchObject({ isActive: true, tier: 'pro' })
  const paid = stripe.books.intents.get(id)
  if (paid) stripe.books.refund(paid, 200)
  const charge = { object: 'charge', id: 'ch_1', payment_intent: id }
  await postWebhook(stripe.signEvent('charge.refunded', charge))
  expect(await status()).toMatchObject({ isActive: false, tier: 'pro' })
})
