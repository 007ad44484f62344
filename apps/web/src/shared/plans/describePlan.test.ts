import { expect, test } from 'vitest'
import { describePlan } from './describePlan.ts'

const trial = { isActive: true, tier: 'free' } as const

test('D-028 with more than one day left the banner reads "N days left in trial"', () => {
  expect(describePlan({ ...trial, daysRemaining: 3 })).toBe('3 days left in trial')
  expect(describePlan({ ...trial, daysRemaining: 2 })).toBe('2 days left in trial')
})

test('D-029 with exactly one day left the banner reads "1 day left in trial"', () => {
  expect(describePlan({ ...trial, daysRemaining: 1 })).toBe('1 day left in trial')
})

test('D-030 with no day left the banner reads "Trial expires today"', () => {
  expect(describePlan({ ...trial, daysRemaining: 0 })).toBe('Trial expires today')
})

test('a paid plan is named as active, and as expired when it has run out', () => {
  expect(describePlan({ isActive: true, tier: 'pro', daysRemaining: 30 })).toBe('Pro plan active')
  expect(describePlan({ isActive: true, tier: 'business', daysRemaining: 0 })).toBe(
    'Business plan active',
  )
  expect(describePlan({ isActive: false, tier: 'pro', daysRemaining: 0 })).toBe(
    'Subscription expired - Renew to continue using all features',
  )
})
