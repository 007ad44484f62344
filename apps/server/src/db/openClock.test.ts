import { afterEach, expect, test, vi } from 'vitest'
import { testDrivers } from '../testing/testDrivers.ts'
import { openClock } from './openClock.ts'

const dayMs = 24 * 60 * 60 * 1_000
const [, postgres] = testDrivers()
afterEach(() => {
  vi.useRealTimers()
})

test.skipIf(!postgres.available)(
  'servers go by the clock of the database, wherever their own is and however it jumps',
  async () => {
    const { database, remove } = await postgres.open()
    const real = Date.now()
    const offBy = (now: Date) => Math.abs(now.getTime() - real)
    vi.useFakeTimers({ toFake: ['Date'], now: real + 3 * dayMs })
    const clock = await openClock(database)
    try {
      expect(offBy(clock.now())).toBeLessThan(dayMs)
      vi.setSystemTime(real - dayMs)
      const first = clock.now()
      expect(offBy(first)).toBeLessThan(dayMs)
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(first.getTime())
    } finally {
      clock.stop()
      await remove()
    }
  },
)
