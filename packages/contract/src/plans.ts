import { planLimits } from '@deckloom/deck'

// The only table of plans: the server enforces it and every screen reads it. Without zod, so that a screen can show
// prices without loading the schemas.

export const tiers = ['free', 'pro', 'business'] as const
export type Tier = (typeof tiers)[number]

export const paidTiers = ['pro', 'business'] as const
export type PaidTier = (typeof paidTiers)[number]

export const billingIntervals = ['month', 'year'] as const
export type BillingInterval = (typeof billingIntervals)[number]

export const planRules = {
  trialDays: 3,
  guaranteeDays: 30,
  /** For this many minutes, new accounts without a plan are redirected to the choice of plans. */
  newcomerMinutes: 10,
  /** Days that a plan stays active after a failed renewal. */
  graceDays: 3,
} as const

/** What an account whose trial or plan has ended keeps, and everything that asks for a plan again. */
export const withoutPlan = {
  keeps: 'You can still open, edit, present, export and delete your presentations.',
  needs:
    'You need a plan to generate or import presentations, use the assistant, generate pictures, use premium templates and create share links.',
} as const

export interface Plan {
  readonly name: string
  /** US dollars; a missing interval is not for sale. */
  readonly prices: Readonly<Partial<Record<BillingInterval, number>>>
  readonly lead: string
  /** Null if unlimited. */
  readonly quotas: {
    readonly generationsPerMonth: number | null
    readonly decks: number
    readonly storageBytes: number
  }
  readonly premiumTemplates: boolean
  /** Generation and support serve it first. */
  readonly priority: boolean
  /** On its card: what it has, of which the plan before has less. */
  readonly highlights: readonly string[]
}

export const proFeatures = [
  'Unlimited AI-generated presentations',
  '50+ premium templates',
  'Advanced slide editor with animations',
  'Export to PDF, PPTX, images and video',
  'Professional slideshow mode',
  'Stock photo library access',
  'Custom branding and brand kits',
  'Real-time collaboration',
  'Priority AI generation',
  'Advanced analytics',
  'Priority support',
] as const

/** Parts of these features that are specified and not built yet; a screen that lists the features says so. */
export const comingSoon = ['export as video', 'brand kits'] as const

export const plans: Readonly<Record<Tier, Plan>> = {
  free: {
    name: 'Free Trial',
    prices: {},
    lead: 'Look around, no card needed',
    quotas: { generationsPerMonth: 5, ...planLimits.free },
    premiumTemplates: false,
    priority: false,
    highlights: [
      '5 presentations per month',
      '1 GB of pictures',
      'All exports',
      'Live editing, comments and audience',
    ],
  },
  pro: {
    name: 'Pro',
    prices: { month: 2, year: 20 },
    lead: 'For people who present every week',
    quotas: { generationsPerMonth: null, ...planLimits.pro },
    premiumTemplates: true,
    priority: true,
    highlights: [proFeatures[0], proFeatures[1], proFeatures[8], proFeatures[10]],
  },
  business: {
    name: 'Business',
    prices: { month: 99 },
    lead: 'For teams with a shared voice',
    quotas: { generationsPerMonth: null, ...planLimits.business },
    premiumTemplates: true,
    priority: true,
    highlights: ['Everything in Pro', '100 GB of pictures', '200 imported files per day'],
  },
}

/** Returns the price in US dollars; undefined if the plan is not sold for that interval. */
export function priceOf(tier: PaidTier, interval: BillingInterval): number | undefined {
  return plans[tier].prices[interval]
}

export function isPaidTier(value: unknown): value is PaidTier {
  return paidTiers.some((tier) => tier === value)
}

export function isBillingInterval(value: unknown): value is BillingInterval {
  return billingIntervals.some((interval) => interval === value)
}
