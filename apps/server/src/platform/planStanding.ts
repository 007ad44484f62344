import {
  isPaidTier,
  type PaidTier,
  planRules,
  plans,
  type SubscriptionStatus,
  type Tier,
} from '@deckloom/contract'

const dayMs = 24 * 60 * 60 * 1_000

/** What an account's row says about its plan. */
export interface PlanHolder {
  readonly subscriptionTier: string
  readonly subscriptionStatus: string
  readonly createdAt: Date
  readonly trialEndDate: Date | null
  readonly subscriptionEndDate: Date | null
  readonly pendingTier: string | null
}

/** How an account stands at a moment: the one place that decides what runs and what has run out. */
export function standingOf(holder: PlanHolder, now: Date): SubscriptionStatus {
  const tier = tierOf(holder)
  const end = tier === 'free' ? trialEndOf(holder) : holder.subscriptionEndDate
  const left = (end?.getTime() ?? 0) - now.getTime()
  return {
    isActive: tier === 'free' ? left > 0 : paidRuns(holder, left),
    tier,
    daysRemaining: Math.max(0, Math.ceil(left / dayMs)),
    pendingTier: pendingTierOf(holder, tier),
  }
}

/** When a trial that begins now is over. */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + planRules.trialDays * dayMs)
}

/** Whether premium templates may be used. */
export function hasPremium(holder: PlanHolder, now: Date): boolean {
  const { isActive, tier } = standingOf(holder, now)
  return isActive && plans[tier].premiumTemplates
}

function tierOf({ subscriptionTier }: PlanHolder): Tier {
  return isPaidTier(subscriptionTier) ? subscriptionTier : 'free'
}

/** An account that has not chosen yet counts from its registration. */
function trialEndOf({ trialEndDate, createdAt }: PlanHolder): Date {
  return trialEndDate ?? trialEnd(createdAt)
}

/** A renewal that is late or has failed gets the days of grace; a plan that was cancelled does not. */
function paidRuns({ subscriptionStatus }: PlanHolder, left: number): boolean {
  if (subscriptionStatus !== 'active' && subscriptionStatus !== 'past_due') return left > 0
  return left + planRules.graceDays * dayMs > 0
}

function pendingTierOf({ pendingTier }: PlanHolder, tier: Tier): PaidTier | null {
  return isPaidTier(pendingTier) && pendingTier !== tier ? pendingTier : null
}
