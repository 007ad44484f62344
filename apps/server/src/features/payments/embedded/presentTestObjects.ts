import type { Invoice } from '@deckloom/contract'
import type { ProviderIntent, ProviderSubscription } from '../provider/PaymentProvider.ts'
import type { TestPayment, TestSubscription } from './testProviderRepository.ts'

const intentStatus = {
  requires_payment_method: 'open',
  requires_action: 'open',
  succeeded: 'succeeded',
  canceled: 'closed',
} as const

export function presentIntent(payment: TestPayment, { userId }: TestSubscription): ProviderIntent {
  return {
    status: intentStatus[payment.status],
    clientSecret: payment.secret,
    amountCents: payment.amountCents,
    currency: 'usd',
    userId,
  }
}

/** `payments` are the subscription's, newest first. */
export function presentSubscription(
  subscription: TestSubscription,
  payments: readonly TestPayment[],
): ProviderSubscription {
  const { id, userId, tier, interval, amountCents, status, periodEnd, cancelAtPeriodEnd } =
    subscription
  const paid = payments.filter((payment) => payment.status === 'succeeded')
  const [last] = paid
  return {
    id,
    customerId: userId,
    userId,
    tier,
    interval,
    amountCents,
    currency: 'usd',
    status,
    paid: paid.length > 0,
    returned: last !== undefined && last.refundedCents >= last.amountCents,
    periodEnd,
    cancelAtPeriodEnd,
  }
}

export function presentInvoice({
  id,
  createdAt,
  amountCents,
  refundedCents,
}: TestPayment): Invoice {
  return {
    id,
    date: createdAt.toISOString(),
    amountCents,
    status: refundedCents >= amountCents ? 'refunded' : 'paid',
    url: null,
  }
}
