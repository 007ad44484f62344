import { plans, type SubscriptionStatus } from '@deckloom/contract'

type Standing = Pick<SubscriptionStatus, 'isActive' | 'tier' | 'daysRemaining'>

/** Describes a plan's status in one line, the same in the banner and the header. */
export function describePlan({ isActive, tier, daysRemaining }: Standing): string {
  if (!isActive)
    return tier === 'free'
      ? 'Trial expired - Upgrade to continue using all features'
      : 'Subscription expired - Renew to continue using all features'
  if (tier !== 'free') return `${plans[tier].name} plan active`
  if (daysRemaining > 1) return `${daysRemaining} days left in trial`
  return daysRemaining === 1 ? '1 day left in trial' : 'Trial expires today'
}
