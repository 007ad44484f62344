import { expect, test } from 'vitest'
import { type Plan, plans, proFeatures, type Tier } from './plans.ts'
import { rateLimits } from './rateLimits.ts'

const gigabyte = 1024 ** 3

const imports = {
  free: rateLimits.importsOfFree,
  pro: rateLimits.importsOfPro,
  business: rateLimits.importsOfBusiness,
} as const

/** What the server gives a plan for each line that a card may have beyond what every plan has. */
const given: Readonly<Record<string, (plan: Plan, tier: Tier) => boolean | number>> = {
  [proFeatures[0]]: ({ quotas }) => quotas.generationsPerMonth ?? Infinity,
  [proFeatures[1]]: ({ premiumTemplates }) => premiumTemplates,
  [proFeatures[8]]: ({ priority }) => priority,
  [proFeatures[10]]: ({ priority }) => priority,
  '100 GB of pictures': ({ quotas }) => quotas.storageBytes,
  '200 imported files per day': (_, tier) => imports[tier].max,
}

test.each([
  ['pro', 'free'],
  ['business', 'pro'],
] as const)('the card of %s names only what the plan %s has less of', (tier, before) => {
  const named = plans[tier].highlights.filter((line) => line !== 'Everything in Pro')
  expect(named.length).toBeGreaterThan(0)
  for (const line of named) {
    const value = given[line]
    if (!value) throw new Error(`Nothing tells whether "${line}" is true`)
    expect(Number(value(plans[tier], tier))).toBeGreaterThan(Number(value(plans[before], before)))
  }
})

test('the figures on the cards are those that the server keeps to', () => {
  const { free, business } = plans
  expect(free.highlights).toContain(`${free.quotas.generationsPerMonth} presentations per month`)
  expect(free.highlights).toContain(`${free.quotas.storageBytes / gigabyte} GB of pictures`)
  expect(business.highlights).toContain(`${business.quotas.storageBytes / gigabyte} GB of pictures`)
  expect(business.highlights).toContain(`${imports.business.max} imported files per day`)
})
