import { expect, test } from 'vitest'
import { hasPremium, type PlanHolder, standingOf, storageTierOf } from './planStanding.ts'

const day = 24 * 60 * 60 * 1_000
const now = new Date('2026-03-02T09:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * day)
const holder = (values: Partial<PlanHolder> = {}): PlanHolder => ({
  subscriptionTier: 'free',
  subscriptionStatus: 'trialing',
  createdAt: after(-10),
  trialEndDate: null,
  subscriptionEndDate: null,
  pendingTier: null,
  grantedTier: null,
  grantedUntil: null,
  ...values,
})
const granted = (tier: string, days: number) => ({ grantedTier: tier, grantedUntil: after(days) })
const paying = (tier: string, days: number) => ({
  subscriptionTier: tier,
  subscriptionStatus: 'active',
  subscriptionEndDate: after(days),
})

test('a plan that an administrator gave runs to its end, to the second, and without grace', () => {
  const given = holder(granted('pro', 30))
  expect(standingOf(given, now)).toEqual({
    isActive: true,
    tier: 'pro',
    daysRemaining: 30,
    pendingTier: null,
    grantedUntil: after(30).toISOString(),
  })
  expect(hasPremium(given, now)).toBe(true)
  expect(standingOf(given, new Date(after(30).getTime() - 1))).toMatchObject({ isActive: true })
  expect(standingOf(given, after(30))).toEqual({
    isActive: false,
    tier: 'free',
    daysRemaining: 0,
    pendingTier: null,
  })
})

test('of a plan that is paid for and one that was given the higher counts, and of equal ones the longer', () => {
  const standing = (own: Partial<PlanHolder>, gift: Partial<PlanHolder>) => {
    const { tier, daysRemaining, grantedUntil } = standingOf(holder({ ...own, ...gift }), now)
    return [tier, daysRemaining, grantedUntil !== undefined]
  }
  expect(standing(paying('pro', 20), granted('business', 5))).toEqual(['business', 5, true])
  expect(standing(paying('business', 5), granted('pro', 90))).toEqual(['business', 5, false])
  expect(standing(paying('pro', 20), granted('pro', 90))).toEqual(['pro', 90, true])
  expect(standing(paying('pro', 20), granted('pro', 5))).toEqual(['pro', 20, false])
  expect(standing(paying('business', -20), granted('pro', 5))).toEqual(['pro', 5, true])
  expect(standing({ trialEndDate: after(2) }, granted('pro', -1))).toEqual(['free', 2, false])
})

test('a given plan gives its room, and one that ran out takes none away that was paid for', () => {
  expect(storageTierOf(holder(granted('business', 1)), now)).toBe('business')
  expect(storageTierOf(holder(granted('business', -1)), now)).toBe('free')
  expect(storageTierOf(holder({ ...paying('business', -9), ...granted('pro', 9) }), now)).toBe(
    'business',
  )
})
