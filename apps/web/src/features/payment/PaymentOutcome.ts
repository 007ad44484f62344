/** The outcome of a payment attempt in a provider's form. */
export type PaymentOutcome =
  | { readonly kind: 'succeeded'; readonly paymentIntentId: string }
  /** Accepted but not decided yet: the provider notifies the server. */
  | { readonly kind: 'processing' }
  | { readonly kind: 'failed'; readonly message: string }
