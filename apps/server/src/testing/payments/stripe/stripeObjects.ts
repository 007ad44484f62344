import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { StoredIntent, StoredInvoice, StoredSubscription } from './storedObjects.ts'

// The fixtures of Stripe's OpenAPI description (github.com/stripe/openapi, MIT license): responses
// have all of their fields, with relevant values replaced.
const published = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .parse(JSON.parse(readFileSync(new URL('stripeFixtures.json', import.meta.url), 'utf8')))

export function stripeObject(kind: string, values: object): object {
  const shape = published[kind]
  if (!shape) throw new Error(`Stripe publishes no ${kind}`)
  return { ...shape, ...values }
}

export function presentSubscription(found: StoredSubscription): object {
  const { id, customer, metadata, status, amount, interval } = found
  const latest = found.invoices.at(-1)
  return stripeObject('subscription', {
    id,
    customer,
    metadata,
    status,
    cancel_at_period_end: found.cancelAtPeriodEnd,
    cancel_at: found.cancelAtPeriodEnd ? found.periodEnd : null,
    canceled_at: found.ended,
    ended_at: found.ended,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: `si_${id}`,
          object: 'subscription_item',
          current_period_start: found.periodStart,
          current_period_end: found.periodEnd,
          price: { object: 'price', unit_amount: amount, currency: 'usd', recurring: { interval } },
        },
      ],
    },
    latest_invoice: latest ? presentInvoice(latest) : null,
  })
}

export function presentInvoice(invoice: StoredInvoice): object {
  const { id, customer, amount, created, status, reason, intent } = invoice
  const paid = status === 'paid'
  return stripeObject('invoice', {
    id,
    customer,
    status,
    created,
    billing_reason: reason,
    total: amount,
    amount_due: amount,
    amount_paid: paid ? amount : 0,
    amount_remaining: paid ? 0 : amount,
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: invoice.subscription },
    },
    confirmation_secret: { client_secret: secretOf(intent), type: 'payment_intent' },
  })
}

export function presentIntent(intent: StoredIntent): object {
  const { id, amount, status, metadata } = intent
  return stripeObject('payment_intent', {
    id,
    amount,
    currency: 'usd',
    status,
    metadata,
    client_secret: secretOf(intent),
    latest_charge: status === 'succeeded' ? `ch_${id}` : null,
    next_action:
      status === 'requires_action'
        ? { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: challengeOf(intent) } }
        : null,
  })
}

/** The payment of an invoice, with all expandable objects. */
export function presentInvoicePayment(invoice: StoredInvoice): object {
  const { id, intent } = invoice
  const payment_intent = { ...presentIntent(intent), latest_charge: presentCharge(intent) }
  return stripeObject('invoice_payment', {
    id: `inpay_${id}`,
    invoice: presentInvoice(invoice),
    status: invoice.status,
    payment: { type: 'payment_intent', payment_intent },
  })
}

export function presentCharge({ id, amount, refunded }: StoredIntent): object {
  return stripeObject('charge', {
    id: `ch_${id}`,
    amount,
    amount_refunded: refunded,
    refunded: refunded >= amount,
    disputed: false,
    payment_intent: id,
  })
}

export function secretOf({ id }: StoredIntent): string {
  return `${id}_secret_x`
}

/** The URL of the bank's page. */
function challengeOf(intent: StoredIntent): string {
  return `https://hooks.stripe.com/3d_secure_2/hosted/${intent.id}?client_secret=${secretOf(intent)}`
}
