import { expect, test } from 'vitest'
import { countTime, finish, newRehearsal, slideTimes, totalUsed } from './rehearsal.ts'

test('each slide is given the time that it is shown, also when it is gone back to', () => {
  let rehearsal = countTime(newRehearsal, 'a', 4_000)
  rehearsal = countTime(rehearsal, 'b', 10_000)
  rehearsal = countTime(rehearsal, 'a', 11_000)

  expect(rehearsal.times).toEqual({ a: 5_000, b: 6_000 })
})

test('a pause and a timer that is set back count nothing', () => {
  const rehearsal = countTime(countTime(newRehearsal, 'a', 4_000), 'a', 4_000)
  expect(rehearsal.times).toEqual({ a: 4_000 })

  const setBack = countTime(rehearsal, 'a', 0)
  expect(countTime(setBack, 'b', 2_000).times).toEqual({ a: 4_000, b: 2_000 })
})

test('a finished rehearsal counts no more', () => {
  const finished = finish(countTime(newRehearsal, 'a', 4_000), 7)

  expect(finished).toEqual({ times: { a: 4_000 }, finishedAt: 7 })
  expect(countTime(finished, 'a', 9_000)).toBe(finished)
})

test('planned and used times stand side by side, slides that are gone are left out', () => {
  const rows = slideTimes(
    { times: { a: 5_000, gone: 9_000 } },
    { slideIds: ['a', 'b'], planned: 60_000 },
  )
  expect(rows).toEqual([
    { slideId: 'a', used: 5_000, planned: 30_000 },
    { slideId: 'b', used: 0, planned: 30_000 },
  ])
  expect(totalUsed(rows)).toBe(5_000)
})
