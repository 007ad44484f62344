import { type Plan, plans, rateLimits, type Tier, tiers } from '@deckloom/contract'

/** A plan's cell in a comparison row: a text, or whether it is included. */
type Cell = string | boolean

export interface ComparisonRow {
  readonly label: string
  readonly cells: Readonly<Record<Tier, Cell>>
}

const gigabyte = 1024 ** 3

const imports = {
  free: rateLimits.importsOfFree,
  pro: rateLimits.importsOfPro,
  business: rateLimits.importsOfBusiness,
} as const

function row(label: string, cell: (plan: Plan, tier: Tier) => Cell): ComparisonRow {
  const of = (tier: Tier) => cell(plans[tier], tier)
  return { label, cells: { free: of('free'), pro: of('pro'), business: of('business') } }
}

/** Rows of the comparison, derived from the table of plans. */
export const comparison: readonly ComparisonRow[] = [
  row('Generated presentations', ({ quotas }) =>
    quotas.generationsPerMonth === null ? 'Unlimited' : `${quotas.generationsPerMonth} per month`,
  ),
  row('Imported files', (_, tier) => `${imports[tier].max} per day`),
  row('Presentations kept', ({ quotas }) => quotas.decks.toLocaleString('en')),
  row('Picture storage', ({ quotas }) => `${quotas.storageBytes / gigabyte} GB`),
  row('Native PowerPoint and PDF export', () => true),
  row('Live editing and comments', () => true),
  row('Audience of shared links', () => true),
  row('Premium templates', ({ premiumTemplates }) => premiumTemplates),
  row('Priority AI generation', ({ priority }) => priority),
  row('Priority support', ({ priority }) => priority),
  row('Money-back guarantee', () => true),
]

/** The plans in column order, named as on the pricing page. */
export const comparedPlans = tiers.map((tier) => ({
  tier,
  name: tier === 'business' ? 'Enterprise' : plans[tier].name,
}))
