import type { BillingInterval, PaidTier } from '@deckloom/contract'

/** The URL where a plan is paid for. Without parameters the page sells Pro by the month. */
export function paymentUrl(tier: PaidTier, interval: BillingInterval): string {
  if (tier === 'business') return '/payment?plan=business'
  return interval === 'month' ? '/payment' : '/payment?plan=pro&interval=year'
}
