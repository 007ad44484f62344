import { eq } from 'drizzle-orm'
import { testPayments, testWebhooks } from '../../db/schema/testPayments.ts'
import { signWebhook } from '../../features/payments/embedded/webhookSignature.ts'
import type {
  StartedPayment,
  PaymentProvider,
} from '../../features/payments/provider/PaymentProvider.ts'
import { StripeProvider } from '../../features/payments/stripe/StripeProvider.ts'
import { PaymentScenario } from './PaymentScenario.ts'
import { StripeServer } from './stripe/StripeServer.ts'

/** Events at a provider after the first payment; each sends webhooks. */
export const paymentEvents = ['renew', 'cancel at end', 'keep', 'end', 'give back'] as const
export type PaymentEvent = (typeof paymentEvents)[number]

export interface Webhook {
  readonly body: Buffer
  readonly signature: string
}

/** A provider, and the controls for its events. */
export interface PaymentHarness {
  readonly provider: PaymentProvider
  readonly now: () => Date
  /** Before each history: no events. */
  clear(): Promise<void>
  pay(userId: string, started: StartedPayment): Promise<void>
  trigger(what: PaymentEvent, started: StartedPayment): Promise<void>
  /** The webhooks so far, oldest first; the same on every call. */
  webhooks(): Promise<readonly Webhook[]>
  close(): Promise<void>
}

const card = { number: '4242424242424242', expiry: '04/29', code: '123' }
const monthMs = 32 * 24 * 60 * 60 * 1_000

/** The embedded test provider. */
export function createTestHarness(scenario: PaymentScenario): PaymentHarness {
  const { provider, queries } = scenario
  const refunded: string[] = []
  const sign = (webhook: object): Webhook => {
    const body = Buffer.from(JSON.stringify(webhook))
    return { body, signature: signWebhook(body, PaymentScenario.secret, scenario.clock()) }
  }
  return {
    provider,
    now: scenario.clock,
    async clear() {
      scenario.now = PaymentScenario.begin
      refunded.length = 0
      await queries.delete(testWebhooks)
    },
    async pay(userId, { clientSecret }) {
      await provider.pay(userId, clientSecret, card)
    },
    async trigger(what, { subscriptionId }) {
      if (what !== 'renew' && what !== 'give back') return change(provider, what, subscriptionId)
      if (what === 'renew') {
        scenario.now += monthMs
        return provider.renewDue()
      }
      await queries
        .update(testPayments)
        .set({ refundedCents: 200 })
        .where(eq(testPayments.subscriptionId, subscriptionId))
      // Its refunds are not made by hand, so they send no webhook.
      refunded.push(subscriptionId)
    },
    async webhooks() {
      const waiting = await queries.select().from(testWebhooks).orderBy(testWebhooks.id)
      const back = refunded.map((subscription, index) => ({
        id: `evt_back_${subscription}_${index}`,
        type: 'charge.refunded',
        subscription,
      }))
      return [
        ...waiting.map(({ id, type, subscriptionId: subscription }) => ({
          id,
          type,
          subscription,
        })),
        ...back,
      ].map(sign)
    },
    close: () => Promise.resolve(),
  }
}

/** Stripe's own client, with a local server that implements Stripe's protocol. */
export async function createStripeHarness(): Promise<PaymentHarness> {
  const stripe = new StripeServer()
  const now = () => new Date(stripe.books.now * 1_000)
  const settings = {
    secretKey: 'sk_test_till',
    publishableKey: 'pk_test_till',
    webhookSecret: StripeServer.webhookSecret,
    baseUrl: new URL(await stripe.listen()),
  }
  const provider = new StripeProvider(settings, now)
  return {
    provider,
    now,
    clear() {
      stripe.books.subscriptions.clear()
      stripe.events.length = 0
      return Promise.resolve()
    },
    pay(_userId, { intentId }) {
      stripe.pay(intentId)
      return Promise.resolve()
    },
    async trigger(what, { subscriptionId }) {
      if (what === 'renew') return stripe.books.passTime(monthMs)
      if (what !== 'give back') return change(provider, what, subscriptionId)
      const invoices = stripe.books.subscriptions.get(subscriptionId)?.invoices
      const paid = invoices?.findLast(({ status }) => status === 'paid')
      if (paid) stripe.books.refund(paid.intent, paid.amount)
    },
    webhooks: () =>
      Promise.resolve(
        stripe.events.map(({ id, type, object }) => {
          const { payload, signature } = stripe.signEvent(type, object, { id })
          return { body: Buffer.from(payload), signature }
        }),
      ),
    close: () => stripe.close(),
  }
}

async function change(
  provider: PaymentProvider,
  what: 'cancel at end' | 'keep' | 'end',
  subscriptionId: string,
): Promise<void> {
  if (what === 'end') return provider.end(subscriptionId, { refund: false })
  return provider.setCancelAtPeriodEnd(subscriptionId, what === 'cancel at end')
}
