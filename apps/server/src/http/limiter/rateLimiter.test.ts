import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { MemoryWindows } from '../../platform/limits/MemoryWindows.ts'
import { RateLimiter } from './rateLimiter.ts'

test('lets the limit through in a window, says how long to wait, and begins anew after it', async () => {
  let now = 0
  const limiter = new RateLimiter(new MemoryWindows(() => now), 1)
  const register = () => limiter.count('register', 'here')

  const five = await Promise.all([1, 2, 3, 4, 5].map(register))
  expect(five.map(({ remaining }) => remaining)).toEqual([4, 3, 2, 1, 0])
  expect(five.every(({ retryAfter }) => retryAfter === undefined)).toBe(true)
  now = 600_000
  expect(await register()).toEqual({
    name: 'register',
    max: 5,
    remaining: 0,
    resetSeconds: 3_000,
    retryAfter: 3_000,
  })
  expect((await limiter.count('register', 'elsewhere')).retryAfter).toBeUndefined()
  now = 3_600_000
  expect(await register()).toMatchObject({ remaining: 4, retryAfter: undefined })
})

test('multiplies every limit by the scale, and never forbids everything', async () => {
  const generous = new RateLimiter(new MemoryWindows(() => 0), 2)
  const results = await Promise.all(
    Array.from({ length: 11 }, () => generous.count('register', 'here')),
  )
  expect(results.filter(({ retryAfter }) => retryAfter === undefined)).toHaveLength(10)
  const strict = new RateLimiter(new MemoryWindows(() => 0), 0.01)
  expect((await strict.count('register', 'here')).retryAfter).toBeUndefined()
})

test('holds a bounded number of callers in bounded memory, and forgets the oldest first', async () => {
  const windows = new MemoryWindows(() => 0)
  const limiter = new RateLimiter(windows, 1)
  const before = heapInUse()
  let largest = 0
  for (let caller = 0; caller < 1_000_000; caller += 1) {
    await limiter.count('register', `2001:db8:${caller.toString(16)}:0::/64`)
    largest = Math.max(largest, windows.size)
  }

  expect(largest).toBe(200_000)
  expect(heapInUse() - before).toBeLessThan(50 * 1024 * 1024)
  const remaining = async (caller: number) =>
    (await limiter.count('register', `2001:db8:${caller.toString(16)}:0::/64`)).remaining
  const last = [await remaining(999_999), await remaining(900_000), await remaining(0)]
  expect(last).toEqual([3, 3, 4])
})

/** Bytes that are still in use once the garbage is gone. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
