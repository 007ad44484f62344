import type { BillingInterval, Invoice, PaidTier } from '@deckloom/contract'
import type { Failure } from '../../http/failure.ts'

/** What somebody wants to pay for; the price is the table's, never the caller's. */
export interface Order {
  readonly userId: string
  readonly email: string
  /** What the provider called the account when it paid before. */
  readonly customerId: string | undefined
  readonly tier: PaidTier
  readonly interval: BillingInterval
  readonly amountCents: number
  /** The same for the same order: a repetition makes nothing new. */
  readonly key: string
}

export interface BegunPayment {
  readonly intentId: string
  readonly clientSecret: string
  readonly subscriptionId: string
  readonly customerId: string
}

/** A payment as the provider has it. */
export interface ProviderIntent {
  readonly status: 'open' | 'succeeded' | 'closed'
  readonly clientSecret: string
  readonly amountCents: number
  /** Lower-cased, as 'usd'. */
  readonly currency: string
  readonly userId: string | undefined
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  readonly id: string
  readonly customerId: string
  readonly userId: string | undefined
  readonly tier: string | undefined
  readonly interval: string | undefined
  /** What each period costs. */
  readonly amountCents: number
  readonly currency: string
  readonly status: 'incomplete' | 'active' | 'past_due' | 'canceled'
  /** Its first payment succeeded, whatever came after. */
  readonly paid: boolean
  /** The money went back, or is disputed. */
  readonly returned: boolean
  readonly periodEnd: Date | null
  readonly cancelAtPeriodEnd: boolean
}

/** A notice of the provider whose signature was right. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  /** Finds out what it is about; undefined for kinds that nothing depends on. */
  readonly subscriptionId: () => Promise<string | undefined>
}

/** Takes payments. Every method may throw `ProviderDown`. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test'
  /** Lower-cased name of the header that signs its notices. */
  readonly signatureHeader: string
  /** For the provider's script in the browser; it opens nothing. */
  readonly publishableKey: string | undefined
  /** Makes a subscription that begins with its first payment. */
  begin(order: Order): Promise<BegunPayment>
  readIntent(id: string): Promise<ProviderIntent | undefined>
  readSubscription(id: string): Promise<ProviderSubscription | undefined>
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>
  /** Ends it at once; with `refund` the part of the period that is left is paid back. */
  end(id: string, options: { readonly refund: boolean }): Promise<void>
  /** The newest first. */
  listInvoices(customerId: string): Promise<readonly Invoice[]>
  readWebhook(body: Buffer, signature: string | undefined): ProviderEvent | Failure
}

/** The provider cannot be reached or is in trouble: nothing is known about what was asked. */
export class ProviderDown extends Error {
  constructor(cause: unknown) {
    super('The payment provider cannot be reached', { cause })
    this.name = 'ProviderDown'
  }
}
