import { expect, test } from 'vitest'
import { formatTimeAgo } from './formatTimeAgo.ts'

const minute = 60_000

test.each([
  [0, 'just now'],
  [-5 * minute, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [24 * 60 * minute, 'yesterday'],
  [3 * 24 * 60 * minute, '3 days ago'],
])('%i ms back is %s', (elapsed, text) => {
  expect(formatTimeAgo(1e12, 1e12 + elapsed)).toBe(text)
})
