import type { BillingInterval } from '@deckloom/contract'
import type { StoredIntent, StoredInvoice, StoredSubscription } from './storedObjects.ts'
import {
  presentCharge,
  presentIntent,
  presentInvoice,
  presentSubscription,
} from './stripeObjects.ts'

const day = 24 * 60 * 60
const days: Readonly<Record<BillingInterval, number>> = { month: 30, year: 365 }
/** Days for which a failed renewal is retried. */
const retryDays = 4

/** Stripe's test cards that are supported here, and their behavior. */
const cards: Readonly<Record<string, 'pays' | 'declined' | 'asks' | 'pays once'>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000002500003155': 'asks',
  '4000000000000341': 'pays once',
}

/**
 * Stripe's data: subscriptions, their invoices and payments; `emit` is called with their events.
 */
export class StripeBooks {
  readonly subscriptions = new Map<string, StoredSubscription>()
  readonly intents = new Map<string, StoredIntent>()
  readonly #emit: (type: string, object: object) => void
  #aheadMs = 0
  #count = 0

  constructor(emit: (type: string, object: object) => void) {
    this.#emit = emit
  }

  get now(): number {
    return Math.floor((Date.now() + this.#aheadMs) / 1_000)
  }

  subscribe(
    order: Pick<StoredSubscription, 'customer' | 'metadata' | 'amount' | 'interval'>,
  ): StoredSubscription {
    const made: StoredSubscription = {
      ...order,
      id: `sub_${++this.#count}`,
      invoices: [],
      status: 'incomplete',
      cancelAtPeriodEnd: false,
      periodStart: this.now,
      periodEnd: this.now + days[order.interval] * day,
      ended: null,
    }
    this.subscriptions.set(made.id, made)
    this.#bill(made, 'subscription_create')
    this.#emit('customer.subscription.created', presentSubscription(made))
    return made
  }

  invoices(): readonly StoredInvoice[] {
    return [...this.subscriptions.values()].flatMap((one) => one.invoices)
  }

  invoiceOf(intentId: string): StoredInvoice | undefined {
    return this.invoices().find(({ intent }) => intent.id === intentId)
  }

  /** Pays by card; false if it is declined. */
  confirm(intent: StoredIntent, card: string): boolean {
    const behavior = cards[card] ?? 'declined'
    intent.card = card
    if (behavior === 'declined') {
      this.#emit('payment_intent.payment_failed', presentIntent(intent))
      return false
    }
    intent.status = 'requires_action'
    if (behavior !== 'asks') this.#succeed(intent)
    return true
  }

  /** The bank's response to a payment that requires authentication. */
  authenticate(intent: StoredIntent, approved: boolean): void {
    if (intent.status !== 'requires_action') return
    if (approved) return this.#succeed(intent)
    intent.status = 'requires_payment_method'
    this.#emit('payment_intent.payment_failed', presentIntent(intent))
  }

  setCancelAtPeriodEnd(found: StoredSubscription, cancel: boolean): void {
    found.cancelAtPeriodEnd = cancel
    this.#emit('customer.subscription.updated', presentSubscription(found))
  }

  cancel(found: StoredSubscription): void {
    found.status = 'canceled'
    found.ended = this.now
    this.#emit('customer.subscription.deleted', presentSubscription(found))
  }

  refund(intent: StoredIntent, amount: number): void {
    intent.refunded += amount
    this.#emit('charge.refunded', presentCharge(intent))
  }

  /** Advances the clock: periods end, and are renewed or not. */
  passTime(ms: number): void {
    this.#aheadMs += ms
    for (const found of this.subscriptions.values()) {
      if (found.status === 'past_due') this.#giveUp(found)
      if (found.status !== 'active' || found.periodEnd > this.now) continue
      if (found.cancelAtPeriodEnd) this.cancel(found)
      else this.#renew(found)
    }
  }

  #bill(found: StoredSubscription, reason: StoredInvoice['reason']): StoredInvoice {
    const { id: subscription, customer, amount } = found
    const number = ++this.#count
    const intent: StoredIntent = {
      id: `pi_${number}`,
      amount,
      status: 'requires_payment_method',
      metadata: {},
      card: '',
      refunded: 0,
    }
    this.intents.set(intent.id, intent)
    const bill = { subscription, customer, amount, reason, intent, created: this.now }
    const invoice: StoredInvoice = { ...bill, id: `in_${number}`, status: 'open' }
    found.invoices.push(invoice)
    return invoice
  }

  #succeed(intent: StoredIntent): void {
    const invoice = this.invoiceOf(intent.id)
    const found = invoice && this.subscriptions.get(invoice.subscription)
    if (!invoice || !found) throw new Error(`no invoice of ${intent.id}`)
    intent.status = 'succeeded'
    invoice.status = 'paid'
    found.status = 'active'
    this.#emit('payment_intent.succeeded', presentIntent(intent))
    this.#emit('invoice.paid', presentInvoice(invoice))
    this.#emit('customer.subscription.updated', presentSubscription(found))
  }

  /** The new period starts whether its payment succeeds or not. */
  #renew(found: StoredSubscription): void {
    const card = found.invoices.at(-1)?.intent.card ?? ''
    found.periodStart = found.periodEnd
    found.periodEnd += days[found.interval] * day
    const invoice = this.#bill(found, 'subscription_cycle')
    invoice.intent.card = card
    if (cards[card] !== 'pays once') return this.#succeed(invoice.intent)
    found.status = 'past_due'
    this.#emit('invoice.payment_failed', presentInvoice(invoice))
    this.#emit('customer.subscription.updated', presentSubscription(found))
  }

  #giveUp(found: StoredSubscription): void {
    if (found.periodStart + retryDays * day <= this.now) this.cancel(found)
  }
}
