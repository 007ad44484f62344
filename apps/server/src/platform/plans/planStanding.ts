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

/** The columns of an account's row that describe its plan. */
export interface PlanHolder {
  readonly subscriptionTier: string
  readonly subscriptionStatus: string
  readonly createdAt: Date
  readonly trialEndDate: Date | null
  readonly subscriptionEndDate: Date | null
  readonly pendingTier: string | null
  /** A plan granted by an administrator, and its end. */
  readonly grantedTier: string | null
  readonly grantedUntil: Date | null
}

/**
 * The subscription status of an account at `now`: the one place that decides what is active and
 * what has expired.
 */
export function standingOf(holder: PlanHolder, now: Date): SubscriptionStatus {
  const own = ownStanding(holder, now)
  const granted = grantOf(holder, now)
  return granted && isBetter(granted, own)
    ? { ...granted, pendingTier: pendingTierOf(holder, granted.tier) }
    : own
}

/** The plan that decides how much an account may store: an expired plan keeps its limits. */
export function storageTierOf(holder: PlanHolder, now: Date): Tier {
  const own = tierOf(holder)
  const granted = grantOf(holder, now)
  return granted && rank(granted.tier) > rank(own) ? granted.tier : own
}

/** Without grants. */
function ownStanding(holder: PlanHolder, now: Date): SubscriptionStatus {
  const tier = tierOf(holder)
  const end = tier === 'free' ? trialEndOf(holder) : holder.subscriptionEndDate
  const left = (end?.getTime() ?? 0) - now.getTime()
  return {
    isActive: tier === 'free' ? left > 0 : isPaidPlanActive(holder, left),
    tier,
    daysRemaining: Math.max(0, Math.ceil(left / dayMs)),
    pendingTier: pendingTierOf(holder, tier),
  }
}

/** The end of a trial that starts now. */
export function computeTrialEnd(start: Date): Date {
  return new Date(start.getTime() + planRules.trialDays * dayMs)
}

/** Whether premium templates may be used. */
export function hasPremium(holder: PlanHolder, now: Date): boolean {
  const { isActive, tier } = standingOf(holder, now)
  return isActive && plans[tier].premiumTemplates
}

/** Whether the account goes first in the queues of generation and of the support desk. */
export function hasPriorityPlan(holder: PlanHolder, now: Date): boolean {
  const { isActive, tier } = standingOf(holder, now)
  return isActive && plans[tier].priority
}

type Grant = Required<Pick<SubscriptionStatus, 'isActive' | 'daysRemaining' | 'grantedUntil'>> & {
  readonly tier: PaidTier
}

/** The active grant; it is not paid, so it ends without a grace period. */
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

/**
 * A grant never makes things worse: of two active plans the higher tier counts, and of equal tiers
 * the longer one.
 */
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

/** The trial of an account without a choice starts with its registration. */
function trialEndOf({ trialEndDate, createdAt }: PlanHolder): Date {
  return trialEndDate ?? computeTrialEnd(createdAt)
}

/** A late or failed renewal gets the grace period; a canceled plan does not. */
function isPaidPlanActive({ subscriptionStatus }: PlanHolder, left: number): boolean {
  if (subscriptionStatus !== 'active' && subscriptionStatus !== 'past_due') return left > 0
  return left + planRules.graceDays * dayMs > 0
}

function pendingTierOf({ pendingTier }: PlanHolder, tier: Tier): PaidTier | null {
  return isPaidTier(pendingTier) && pendingTier !== tier ? pendingTier : null
}
