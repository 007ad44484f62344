import { describe, expect, test } from 'vitest'
import { fillDays, startOfDays } from './audienceDays.ts'

const now = new Date('2026-11-26T10:00:00Z')

describe('the days of an audience', () => {
  test('are whole ones in UTC, today included', () => {
    expect(startOfDays(1, now).toISOString()).toBe('2026-11-26T00:00:00.000Z')
    expect(startOfDays(7, now).toISOString()).toBe('2026-11-20T00:00:00.000Z')
    expect(startOfDays(1, new Date('2026-11-26T23:59:59Z')).getUTCDate()).toBe(26)
  })

  test('have no gaps, and begin where they are asked to', () => {
    const sums = [{ date: '2026-11-25', visitors: 2, visits: 3 }]
    expect(fillDays(sums, { from: startOfDays(3, now), now })).toEqual([
      { date: '2026-11-24', visitors: 0, visits: 0 },
      { date: '2026-11-25', visitors: 2, visits: 3 },
      { date: '2026-11-26', visitors: 0, visits: 0 },
    ])
  })

  test('begin with the first visit where all are asked for', () => {
    const sums = [{ date: '2026-11-23', visitors: 1, visits: 1 }]
    const filled = fillDays(sums, { from: undefined, now })
    expect(filled.map(({ date }) => date.slice(-2))).toEqual(['23', '24', '25', '26'])
    expect(fillDays([], { from: undefined, now })).toEqual([
      { date: '2026-11-26', visitors: 0, visits: 0 },
    ])
  })
})
