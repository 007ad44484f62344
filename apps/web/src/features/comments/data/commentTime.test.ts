import { expect, test } from 'vitest'
import { commentTime } from './commentTime.ts'

const now = new Date('2026-11-26T12:00:00')

test.each([
  ['2026-11-26T10:42:00', '10:42 AM'],
  ['2026-11-26T00:01:00', '12:01 AM'],
  ['2026-11-25T23:59:00', 'yesterday'],
  ['2026-11-24T12:00:00', 'Nov 24'],
  ['2025-11-26T12:00:00', 'Nov 26, 2025'],
])('%s is told as %s', (at, words) => {
  expect(commentTime(at, now)).toBe(words)
})
