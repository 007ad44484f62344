import { describe, expect, test } from 'vitest'
import { dailyCsv } from './dailyCsv.ts'
import { daysIn, lastDays } from './dayRange.ts'
import { conversionRate, costPerUser } from './rates.ts'

describe('the figures of the days', () => {
  test('H-018 are a table with money in US dollars', () => {
    const day = {
      date: '2026-11-21',
      uniqueUsers: 36,
      newUsers: 8,
      presentations: 27,
      visits: 288,
      tokens: 62_000,
      costUsd: 184,
      revenueUsd: 200,
    }
    expect(dailyCsv([day]).split('\r\n')).toEqual([
      'Date,Unique users,New users,Presentations,Site visits,AI tokens,AI cost (USD),Payments received (USD)',
      '2026-11-21,36,8,27,288,62000,1.84,2.00',
      '',
    ])
  })

  test('span the days that were asked for', () => {
    const range = lastDays(30, Date.parse('2026-11-21T23:59:00Z'))
    expect(range).toEqual({ from: '2026-10-23', to: '2026-11-21' })
    expect(daysIn(range)).toBe(30)
    expect(daysIn({ from: '', to: '2026-11-21' })).toBeNaN()
  })
})

describe('the rates', () => {
  test.each([
    [38, 214, '18%'],
    [0, 0, '0%'],
    [1, 3, '33%'],
    [2, 3, '67%'],
  ])(
    'H-005 %i active subscriptions of %i users are a conversion rate of %s',
    (active, total, rate) => {
      expect(conversionRate({ activeSubscriptions: active, totalUsers: total })).toBe(rate)
    },
  )

  test.each([
    [1_184, 214, '$0.06'],
    [100, 3, '$0.33'],
    [0, 0, '$0.00'],
  ])(
    'H-017 H-018 %i cents for %i users are %s for each, rounded to whole cents',
    (cost, users, text) => {
      expect(costPerUser({ totalCostUsd: cost, totalUsers: users })).toBe(text)
    },
  )
})
