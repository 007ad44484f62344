import { expect, test } from 'vitest'
import { showTime } from '../showTime.ts'
import { elapsedOf, lateBy, toggleTimer } from './showTimer.ts'

const minute = 60_000

test('the timer counts while it runs and keeps its count while it is paused', () => {
  const running = toggleTimer({ counted: 0 }, 1_000)
  expect(elapsedOf(running, 4_000)).toBe(3_000)

  const paused = toggleTimer(running, 4_000)
  expect(elapsedOf(paused, 9_000)).toBe(3_000)

  expect(elapsedOf(toggleTimer(paused, 10_000), 12_000)).toBe(5_000)
})

test('a clock that was put back takes nothing away', () => {
  expect(elapsedOf({ counted: 500, since: 10_000 }, 9_000)).toBe(500)
})

test('each slide has an equal share of the planned time', () => {
  const course = { planned: 10 * minute, count: 5, index: 2 }

  expect(lateBy({ ...course, elapsed: 4 * minute })).toBe(0)
  expect(lateBy({ ...course, elapsed: 6 * minute })).toBe(0)
  expect(lateBy({ ...course, elapsed: 7.5 * minute })).toBe(1.5 * minute)
  expect(lateBy({ ...course, elapsed: 3 * minute })).toBe(-minute)
})

test.each([
  [0, '00:00'],
  [462_900, '07:42'],
  [3_723_000, '01:02:03'],
])('%d ms are shown as %s', (ms, shown) => {
  expect(showTime(ms)).toBe(shown)
})
