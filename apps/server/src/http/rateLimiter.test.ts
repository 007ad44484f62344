import { expect, test } from 'vitest'
import { RateLimiter } from './rateLimiter.ts'

test('lets the limit through in a window, says how long to wait, and begins anew after it', () => {
  let now = 0
  const limiter = new RateLimiter(1, () => now)
  const register = () => limiter.count('register', 'here')

  expect([1, 2, 3, 4, 5].map(register)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  now = 600_000
  expect(register()).toBe(3_000)
  expect(limiter.exhausted('register', 'here')).toBe(3_000)
  expect(limiter.count('register', 'elsewhere')).toBeUndefined()
  now = 3_600_000
  expect(limiter.exhausted('register', 'here')).toBeUndefined()
  expect(register()).toBeUndefined()
})

test('multiplies every limit by the scale, and never forbids everything', () => {
  const generous = new RateLimiter(2, () => 0)
  const results = Array.from({ length: 11 }, () => generous.count('register', 'here'))
  expect(results.filter((seconds) => seconds === undefined)).toHaveLength(10)
  expect(new RateLimiter(0.01, () => 0).count('register', 'here')).toBeUndefined()
})
