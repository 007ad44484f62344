import type { BillingInterval, Invoice, PaidTier } from '@deckloom/contract'
import type { Failure } from '../../../http/errors/failure.ts'

/** What an account pays for; the price comes from the plan table, never from the caller. */
export interface Order {
  readonly userId: string
  readonly email: string
  /** The provider's customer id, if the account has paid before. */
  readonly customerId: string | undefined
  readonly tier: PaidTier
  readonly interval: BillingInterval
  readonly amountCents: number
  /** An idempotency key: a repeated order creates nothing new. */
  readonly key: string
}

export interface StartedPayment {
  readonly intentId: string
  readonly clientSecret: string
  readonly subscriptionId: string
  readonly customerId: string
}

/** A payment as the provider reports it. */
export interface ProviderIntent {
  readonly status: 'open' | 'succeeded' | 'closed'
  readonly clientSecret: string
  readonly amountCents: number
  /** Lower case, such as 'usd'. */
  readonly currency: string
  readonly userId: string | undefined
}

/** A subscription as the provider reports it. */
export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string
  readonly userId: string | undefined
  readonly tier: string | undefined
  readonly interval: string | undefined
  /** Price of each period. */
  readonly amountCents: number
  readonly currency: string
  readonly status: 'incomplete' | 'active' | 'past_due' | 'canceled'
  /** Its first payment succeeded, whatever followed. */
  readonly paid: boolean
  /** The payment was refunded or is disputed. */
  readonly returned: boolean
  readonly periodEnd: Date | null
  readonly cancelAtPeriodEnd: boolean
}

/** A webhook event with a valid signature. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  /** Resolves to the subscription it is about; undefined for kinds that are ignored. */
  readonly subscriptionId: () => Promise<string | undefined>
}

/** Takes payments. Every method may throw `ProviderDown`. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test'
  /** Lower-case name of the signature header of webhooks. */
  readonly signatureHeader: string
  /** For the provider's script in the browser; not secret. */
  readonly publishableKey: string | undefined
  /** Creates a subscription that starts with its first payment. */
  begin(order: Order): Promise<StartedPayment>
  readIntent(id: string): Promise<ProviderIntent | undefined>
  readSubscription(id: string): Promise<ProviderSubscription | undefined>
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>
  /** Ends it at once; with `refund` the rest of the period is refunded. */
  end(id: string, options: { readonly refund: boolean }): Promise<void>
  /** Newest first. */
  listInvoices(customerId: string): Promise<readonly Invoice[]>
  readWebhook(body: Buffer, signature: string | undefined): ProviderEvent | Failure
}

/** The provider is unreachable or has an outage: the outcome of the call is unknown. */
export class ProviderDown extends Error {
  constructor(cause: unknown) {
    super('The payment provider cannot be reached', { cause })
    this.name = 'ProviderDown'
  }
}
