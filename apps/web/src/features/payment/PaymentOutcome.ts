/** What a provider's form says about a payment that was tried. */
export type PaymentOutcome =
  | { readonly kind: 'succeeded'; readonly paymentIntentId: string }
  /** Taken, and decided later: the provider tells the server. */
  | { readonly kind: 'processing' }
  | { readonly kind: 'failed'; readonly message: string }
