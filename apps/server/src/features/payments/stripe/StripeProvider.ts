import { type PaidTier, plans } from '@deckloom/contract'
import { Stripe } from 'stripe'
import { Failure } from '../../../http/errors/failure.ts'
import { computeRemainder } from '../provider/periods.ts'
import {
  type Order,
  type PaymentProvider,
  ProviderDown,
  type ProviderEvent,
} from '../provider/PaymentProvider.ts'
import { readEventObject } from './readEventObject.ts'
import {
  idOf,
  isMissing,
  presentStripeIntent,
  presentStripeInvoices,
  presentStripeSubscription,
  subscriptionOfInvoice,
} from './readStripe.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Replaces Stripe's own URL. */
  readonly baseUrl: URL | undefined
}

const timeoutMs = 10_000
const shownInvoices = 24

/** Stripe. Card data goes from the browser to Stripe; the server only sees ids. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe'
  readonly signatureHeader = 'stripe-signature'
  readonly publishableKey: string
  readonly #stripe: Stripe
  readonly #webhookSecret: string
  readonly #now: () => Date
  readonly #products = new Set<string>()

  constructor(
    { secretKey, publishableKey, webhookSecret, baseUrl }: StripeSettings,
    now: () => Date,
  ) {
    this.#now = now
    this.publishableKey = publishableKey
    this.#webhookSecret = webhookSecret
    this.#stripe = new Stripe(secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(baseUrl && {
        host: baseUrl.hostname,
        port: baseUrl.port || (baseUrl.protocol === 'https:' ? '443' : '80'),
        protocol: baseUrl.protocol === 'https:' ? 'https' : 'http',
      }),
    })
  }

  begin({ userId, email, tier, interval, amountCents, key, ...known }: Order) {
    return ask(async () => {
      const product = await this.#product(tier)
      const customer = known.customerId ?? (await this.#customer(userId, email))
      const metadata = { userId, tier, interval }
      const recurring = { interval }
      const made = await this.#stripe.subscriptions.create(
        {
          customer,
          metadata,
          items: [
            { price_data: { currency: 'usd', product, unit_amount: amountCents, recurring } },
          ],
          // Nothing is granted before the first payment: until then the subscription is incomplete.
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          expand: ['latest_invoice.confirmation_secret'],
        },
        { idempotencyKey: `subscription-${key}` },
      )
      const clientSecret = secretOf(made)
      const intentId = clientSecret.split('_secret_')[0] ?? ''
      const named = { idempotencyKey: `intent-${key}` }
      await this.#stripe.paymentIntents.update(intentId, { metadata }, named)
      return { intentId, clientSecret, subscriptionId: made.id, customerId: customer }
    })
  }

  readIntent(id: string) {
    return ask(async () =>
      presentStripeIntent(await this.#stripe.paymentIntents.retrieve(id)),
    ).catch(unlessMissing)
  }

  readSubscription(id: string) {
    return ask(async () => {
      const expand = ['latest_invoice']
      const found = await this.#stripe.subscriptions.retrieve(id, { expand })
      return presentStripeSubscription(found, await this.#chargeOf(found))
    }).catch(unlessMissing)
  }

  async setCancelAtPeriodEnd(id: string, cancel: boolean) {
    await ask(() => this.#stripe.subscriptions.update(id, { cancel_at_period_end: cancel }))
  }

  async end(id: string, { refund }: { readonly refund: boolean }) {
    await ask(async () => {
      if (refund) await this.#refundRest(id)
      await this.#stripe.subscriptions.cancel(id, { prorate: false })
    }).catch(unlessMissing)
  }

  listInvoices(customerId: string) {
    return ask(async () => {
      const { data } = await this.#stripe.invoices.list({
        customer: customerId,
        limit: shownInvoices,
      })
      return presentStripeInvoices(data)
    })
  }

  readWebhook(body: Buffer, signature: string | undefined): ProviderEvent | Failure {
    try {
      const event = this.#stripe.webhooks.constructEvent(body, signature ?? '', this.#webhookSecret)
      const { id, type } = event
      return { id, type, subscriptionId: () => ask(() => this.#subscriptionOf(event)) }
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError)
        return new Failure('invalid_signature')
      throw error
    }
  }

  async #subscriptionOf(event: Stripe.Event): Promise<string | undefined> {
    const subject = readEventObject(event.data.object)
    if (!subject) return undefined
    return subject.kind === 'subscription' ? subject.id : this.#subscriptionOfIntent(subject.id)
  }

  async #subscriptionOfIntent(intent: string): Promise<string | undefined> {
    const { data } = await this.#stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      expand: ['data.invoice'],
    })
    const invoice = data[0]?.invoice
    return typeof invoice === 'object' && !('deleted' in invoice && invoice.deleted)
      ? subscriptionOfInvoice(invoice)
      : undefined
  }

  /** The charge that paid the newest invoice. */
  async #chargeOf({ latest_invoice, status }: Stripe.Subscription) {
    const invoice = idOf(latest_invoice)
    if (invoice === undefined || status === 'incomplete') return undefined
    const { data } = await this.#stripe.invoicePayments.list({
      invoice,
      status: 'paid',
      expand: ['data.payment.payment_intent.latest_charge'],
    })
    const intent = data[0]?.payment.payment_intent
    const charge = typeof intent === 'object' ? intent.latest_charge : undefined
    return typeof charge === 'object' ? (charge ?? undefined) : undefined
  }

  async #refundRest(id: string): Promise<void> {
    const found = await this.#stripe.subscriptions.retrieve(id)
    const charge = await this.#chargeOf(found)
    const item = found.items.data[0]
    const intent = idOf(charge?.payment_intent ?? null)
    if (!charge || !item || intent === undefined) return
    const { current_period_start: start, current_period_end: end } = item
    const period = { amountCents: charge.amount, periodStart: new Date(start * 1_000) }
    const amount = computeRemainder(period, new Date(end * 1_000), this.#now())
    if (amount <= charge.amount_refunded) return
    try {
      const once = { idempotencyKey: `rest-${id}` }
      await this.#stripe.refunds.create({ payment_intent: intent, amount }, once)
    } catch (error) {
      // Requested before, with a little more of the period left: that refund stands.
      if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error
    }
  }

  async #customer(userId: string, email: string): Promise<string> {
    const once = { idempotencyKey: `customer-${userId}` }
    const { id } = await this.#stripe.customers.create({ email, metadata: { userId } }, once)
    return id
  }

  /** The product of a plan, created at its first sale. */
  async #product(tier: PaidTier): Promise<string> {
    const id = `deckloom_${tier}`
    if (this.#products.has(id)) return id
    try {
      await this.#stripe.products.retrieve(id)
    } catch (error) {
      if (!isMissing(error)) throw error
      const once = { idempotencyKey: `product-${id}` }
      await this.#stripe.products.create({ id, name: `Deckloom ${plans[tier].name}` }, once)
    }
    this.#products.add(id)
    return id
  }
}

/** Distinguishes outages of Stripe from our own errors. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const ours =
      !(error instanceof Stripe.errors.StripeError) ||
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeIdempotencyError
    throw ours ? error : new ProviderDown(error)
  }
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

function secretOf({ id, latest_invoice }: Stripe.Subscription): string {
  const secret =
    typeof latest_invoice === 'object' ? latest_invoice?.confirmation_secret : undefined
  if (!secret) throw new Error(`Stripe gave no client secret for ${id}`)
  return secret.client_secret
}
