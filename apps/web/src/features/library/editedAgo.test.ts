import { expect, test } from 'vitest'
import { editedAgo } from './editedAgo.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const minutes = (count: number) => now - count * 60_000
const hours = (count: number) => minutes(60 * count)

test.each([
  [minutes(0), 'Edited 0 minutes ago'],
  [minutes(1), 'Edited 1 minute ago'],
  [minutes(12), 'Edited 12 minutes ago'],
  [minutes(59.9), 'Edited 59 minutes ago'],
])('E-024 under an hour it counts minutes: %i', (editedAt, words) => {
  expect(editedAgo(editedAt, now)).toBe(words)
})

test.each([
  [hours(1), 'Edited 1 hour ago'],
  [hours(3), 'Edited 3 hours ago'],
  [hours(23.99), 'Edited 23 hours ago'],
])('E-025 under a day it counts hours: %i', (editedAt, words) => {
  expect(editedAgo(editedAt, now)).toBe(words)
})

test.each([
  [hours(24), 'Edited 1 day ago'],
  [hours(49), 'Edited 2 days ago'],
  [hours(24 * 400), 'Edited 400 days ago'],
])('E-026 from a day on it counts days: %i', (editedAt, words) => {
  expect(editedAgo(editedAt, now)).toBe(words)
})

test('a clock that runs ahead does not edit in the future', () => {
  expect(editedAgo(now + 5000, now)).toBe('Edited 0 minutes ago')
})
