import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const limits = { from: 0, to: 100 }

test('rows that do not meet stay where they are', () => {
  const rows = [
    { at: 60, size: 20 },
    { at: 10, size: 20 },
  ]

  expect(spread(rows, limits)).toEqual([60, 10])
})

test('rows that meet are moved apart and stay in order', () => {
  const rows = [
    { at: 50, size: 20 },
    { at: 55, size: 20 },
    { at: 90, size: 20 },
  ]

  expect(spread(rows, limits)).toEqual([40, 60, 80])
})

test('rows that need more than there is have no places', () => {
  expect(spread([{ at: 0, size: 101 }], limits)).toBeUndefined()
})
