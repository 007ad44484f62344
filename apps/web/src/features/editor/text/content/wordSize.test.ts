import { expect, test } from 'vitest'
import { drawnSize, storedSize } from './wordSize.ts'

const grown = { nominal: 28, drawn: 36 }
const shrunk = { nominal: 40, drawn: 25 }

test('words are as large as they are drawn, whether the text grows or shrinks', () => {
  expect(drawnSize(grown)).toBe(36)
  expect(drawnSize(grown, 14)).toBe(18)
  expect(drawnSize(shrunk)).toBe(25)
  expect(drawnSize({ nominal: 0, drawn: 0 }, 20)).toBe(20)
})

test.each([grown, shrunk])('a size that is asked for is the size that is drawn', (sizes) => {
  for (const wanted of [12, 18, 24, 36])
    expect(drawnSize(sizes, storedSize(sizes, wanted))).toBeCloseTo(wanted, 1)
})

test('sizes stay within their limits, also before the layout is known', () => {
  expect(storedSize(undefined, 200)).toBe(72)
  expect(storedSize(undefined, 24)).toBe(24)
  expect(storedSize(shrunk, 72)).toBe(72)
  expect(storedSize(grown, 8)).toBe(8)
})
