import { expect, test } from 'vitest'
import { isNewcomer } from './isNewcomer.ts'

const registered = new Date('2026-03-02T09:00:00Z')
const newcomer = {
  createdAt: registered.toISOString(),
  subscriptionStatus: 'trialing',
  subscriptionTier: 'free',
  trialStartDate: null,
}
const after = (minutes: number) => new Date(registered.getTime() + minutes * 60_000)

test('D-018 D-019 who registered less than ten minutes ago and has not chosen is a newcomer, and not longer', () => {
  expect(isNewcomer(newcomer, after(0))).toBe(true)
  expect(isNewcomer(newcomer, after(9.99))).toBe(true)
  expect(isNewcomer({ ...newcomer, subscriptionTier: '' }, after(1))).toBe(true)
  expect(isNewcomer(newcomer, after(10))).toBe(false)
  expect(isNewcomer(newcomer, after(11))).toBe(false)
})

test('D-020 whoever is not trialing is no newcomer', () => {
  for (const subscriptionStatus of ['active', 'past_due', 'canceled', ''])
    expect(isNewcomer({ ...newcomer, subscriptionStatus }, after(1))).toBe(false)
})

test('D-021 whoever has pro or business is no newcomer', () => {
  for (const subscriptionTier of ['pro', 'business'])
    expect(isNewcomer({ ...newcomer, subscriptionTier }, after(1))).toBe(false)
})

test('D-022 whoever has a trialStartDate is no newcomer', () => {
  const trialStartDate = registered.toISOString()
  expect(isNewcomer({ ...newcomer, trialStartDate }, after(1))).toBe(false)
})
