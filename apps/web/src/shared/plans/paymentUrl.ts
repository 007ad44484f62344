import type { BillingInterval, PaidTier } from '@deckloom/contract'

/** Returns the URL to pay for a plan. Without parameters, the page sells monthly Pro. */
export function paymentUrl(tier: PaidTier, interval: BillingInterval): string {
  if (tier === 'business') return '/payment?plan=business'
  return interval === 'month' ? '/payment' : '/payment?plan=pro&interval=year'
}
