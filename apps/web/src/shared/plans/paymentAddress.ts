import type { BillingInterval, PaidTier } from '@deckloom/contract'

/** Where a plan is paid for. Pro by the month is what the page is about when nothing is said. */
export function paymentAddress(tier: PaidTier, interval: BillingInterval): string {
  if (tier === 'business') return '/payment?plan=business'
  return interval === 'month' ? '/payment' : '/payment?plan=pro&interval=year'
}
