import {
  isPaidTier,
  type PaidTier,
  planRules,
  plans,
  type SubscriptionStatus,
  type Tier,
  tiers,
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
  /** A plan that an administrator gave, and its end. */
  readonly grantedTier: string | null
  readonly grantedUntil: Date | null
}

/** How an account stands at a moment: the one place that decides what runs and what has run out. */
export function standingOf(holder: PlanHolder, now: Date): SubscriptionStatus {
  const own = ownStanding(holder, now)
  const granted = grantOf(holder, now)
  return granted && isBetter(granted, own)
    ? { ...granted, pendingTier: pendingTierOf(holder, granted.tier) }
    : own
}

/** The plan that decides how much an account may keep: one that has run out takes no room away. */
export function storageTierOf(holder: PlanHolder, now: Date): Tier {
  const own = tierOf(holder)
  const granted = grantOf(holder, now)
  return granted && rank(granted.tier) > rank(own) ? granted.tier : own
}

/** Without what an administrator gave. */
function ownStanding(holder: PlanHolder, now: Date): SubscriptionStatus {
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

type Grant = Required<Pick<SubscriptionStatus, 'isActive' | 'daysRemaining' | 'grantedUntil'>> & {
  readonly tier: PaidTier
}

/** What an administrator gave, while it runs; nothing is paid for it, so that it ends without grace. */
function grantOf({ grantedTier, grantedUntil }: PlanHolder, now: Date): Grant | undefined {
  if (!isPaidTier(grantedTier) || grantedUntil === null) return undefined
  const left = grantedUntil.getTime() - now.getTime()
  if (left <= 0) return undefined
  return {
    isActive: true,
    tier: grantedTier,
    daysRemaining: Math.ceil(left / dayMs),
    grantedUntil: grantedUntil.toISOString(),
  }
}

/** Nobody loses by being given a plan: of two that run, the higher counts, and of equal ones the longer. */
function isBetter(granted: Grant, own: SubscriptionStatus): boolean {
  if (!own.isActive || rank(granted.tier) > rank(own.tier)) return true
  return granted.tier === own.tier && granted.daysRemaining > own.daysRemaining
}

function rank(tier: Tier): number {
  return tiers.indexOf(tier)
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
