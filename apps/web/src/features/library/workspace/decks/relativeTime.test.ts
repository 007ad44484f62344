import { expect, test } from 'vitest'
import { relativeTime } from './relativeTime.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const ago = (ms: number) => relativeTime(now - ms, now)
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

test('U-023 below one hour it counts minutes', () => {
  expect([0, minute - 1, minute, 12 * minute, hour - 1].map(ago)).toEqual([
    '0m ago',
    '0m ago',
    '1m ago',
    '12m ago',
    '59m ago',
  ])
})

test('U-024 below one day it counts hours', () => {
  expect([hour, 3 * hour + minute, day - 1].map(ago)).toEqual(['1h ago', '3h ago', '23h ago'])
})

test('U-025 from one day on it counts days', () => {
  expect([day, 2 * day - 1, 400 * day].map(ago)).toEqual(['1d ago', '1d ago', '400d ago'])
})

test('a clock that runs ahead does not reach into the future', () => {
  expect(ago(-5_000)).toBe('0m ago')
})
