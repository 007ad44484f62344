import type { BillingInterval } from '@deckloom/contract'

export interface StoredIntent {
  readonly id: string
  readonly amount: number
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  metadata: Record<string, string>
  card: string
  refunded: number
}

export interface StoredInvoice {
  readonly id: string
  readonly subscription: string
  readonly customer: string
  readonly amount: number
  /** In seconds, as all moments of Stripe. */
  readonly created: number
  readonly reason: 'subscription_create' | 'subscription_cycle'
  readonly intent: StoredIntent
  status: 'open' | 'paid'
}

export interface StoredSubscription {
  readonly id: string
  readonly customer: string
  readonly metadata: Record<string, string>
  readonly amount: number
  readonly interval: BillingInterval
  /** The oldest first. */
  readonly invoices: StoredInvoice[]
  status: 'incomplete' | 'active' | 'past_due' | 'canceled'
  cancelAtPeriodEnd: boolean
  periodStart: number
  periodEnd: number
  ended: number | null
}
