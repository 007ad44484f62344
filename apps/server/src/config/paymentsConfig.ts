/** The payment provider. */
export type PaymentsConfig =
  | { readonly kind: 'test' }
  | {
      readonly kind: 'off'
      /** Printed at the start. */
      readonly why: string
    }
  | {
      readonly kind: 'stripe'
      readonly secretKey: string
      readonly publishableKey: string
      readonly webhookSecret: string
      /** Replaces Stripe's own URL. */
      readonly baseUrl: URL | undefined
    }

interface PaymentVariables {
  readonly NODE_ENV: string
  readonly PAYMENTS?: 'stripe' | 'test' | 'off' | undefined
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_BASE_URL?: string | undefined
}

/** A sentence if the variables contradict each other. */
export function paymentsOf(values: PaymentVariables): PaymentsConfig | string {
  const { PAYMENTS: wanted, STRIPE_SECRET_KEY: secretKey, NODE_ENV } = values
  const production = NODE_ENV === 'production'
  const keys = [secretKey, values.STRIPE_PUBLISHABLE_KEY, values.STRIPE_WEBHOOK_SECRET]
  if (wanted === 'off')
    return { kind: 'off', why: 'none, so everybody has every feature (PAYMENTS=off)' }
  if (keys.every((key) => key === undefined) && wanted !== 'stripe') {
    if (wanted === 'test' || !production) return { kind: 'test' }
    return {
      kind: 'off',
      why: 'none, so everybody has every feature (STRIPE_SECRET_KEY, or PAYMENTS=test to try it)',
    }
  }
  if (wanted === 'test') return 'PAYMENTS: test cannot be used while the STRIPE_ keys are set'
  return stripeOf(values, production)
}

function stripeOf(
  { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, ...values }: PaymentVariables,
  production: boolean,
): PaymentsConfig | string {
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = values
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !webhookSecret)
    return 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together: set all three'
  if (production && /^(sk|rk)_test_/.test(STRIPE_SECRET_KEY))
    return 'STRIPE_SECRET_KEY: a test key cannot be used in production'
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret,
    baseUrl: baseUrl === undefined ? undefined : new URL(baseUrl),
  }
}
