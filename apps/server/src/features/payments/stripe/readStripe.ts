import type { Invoice } from '@deckloom/contract'
import { Stripe } from 'stripe'
import type { ProviderIntent, ProviderSubscription } from '../provider/PaymentProvider.ts'

/** Stripe returns an id, or the object if its expansion was requested. */
export function idOf(value: string | { readonly id: string } | null): string | undefined {
  return typeof value === 'string' ? value : value?.id
}

export function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  )
}

export function presentStripeIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  return {
    status: intentStatus(intent.status),
    clientSecret: intent.client_secret ?? '',
    amountCents: intent.amount,
    currency: intent.currency,
    userId: intent.metadata['userId'],
  }
}

function intentStatus(status: Stripe.PaymentIntent['status']): ProviderIntent['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'canceled' ? 'closed' : 'open'
}

/** `charge` paid the newest invoice. */
export function presentStripeSubscription(
  subscription: Stripe.Subscription,
  charge: Stripe.Charge | undefined,
): ProviderSubscription {
  const { id, customer, metadata, status, cancel_at_period_end } = subscription
  const [item] = subscription.items.data
  return {
    id,
    customerId: idOf(customer) ?? '',
    userId: metadata['userId'],
    tier: metadata['tier'],
    interval: metadata['interval'],
    amountCents: item?.price.unit_amount ?? 0,
    currency: item?.price.currency ?? '',
    status: subscriptionStatus(status),
    paid: wasPaid(subscription),
    returned: charge !== undefined && (charge.refunded || charge.disputed),
    periodEnd: endOf(subscription),
    cancelAtPeriodEnd: cancel_at_period_end,
  }
}

/** The end of the paid period. At Stripe, a failed renewal starts the next period all the same. */
function endOf({ status, ended_at, items }: Stripe.Subscription): Date | null {
  const [item] = items.data
  const unpaid = subscriptionStatus(status) === 'past_due'
  const running = unpaid ? item?.current_period_start : item?.current_period_end
  const end = status === 'canceled' ? ended_at : running
  return typeof end === 'number' ? new Date(end * 1_000) : null
}

function subscriptionStatus(status: Stripe.Subscription['status']): ProviderSubscription['status'] {
  if (status === 'active') return 'active'
  if (status === 'incomplete') return 'incomplete'
  if (status === 'past_due' || status === 'unpaid') return 'past_due'
  // Ended, abandoned before it was paid, or in a state that we never request.
  return 'canceled'
}

/** An incomplete subscription leaves that state only by its first payment. */
function wasPaid({ status, latest_invoice }: Stripe.Subscription): boolean {
  if (status === 'active' || status === 'past_due' || status === 'unpaid') return true
  return (
    status === 'canceled' && typeof latest_invoice === 'object' && latest_invoice?.status === 'paid'
  )
}

export function subscriptionOfInvoice({ parent }: Stripe.Invoice): string | undefined {
  return idOf(parent?.subscription_details?.subscription ?? null)
}

/** Without drafts, voided invoices and plans that were never bought. */
export function presentStripeInvoices(invoices: readonly Stripe.Invoice[]): readonly Invoice[] {
  return invoices
    .filter(
      ({ status, billing_reason }) =>
        status === 'paid' || (status === 'open' && billing_reason !== 'subscription_create'),
    )
    .map((invoice) => ({
      id: invoice.id ?? '',
      date: new Date(invoice.created * 1_000).toISOString(),
      amountCents: invoice.total,
      status: invoice.status === 'paid' ? 'paid' : 'open',
      url: invoice.hosted_invoice_url ?? null,
    }))
}
