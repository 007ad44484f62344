import { expect, test } from 'vitest'
import { lineMetrics } from './lineMetrics.ts'

const inter = { ascent: 0.96875, descent: 0.2412, lineGap: 0, capHeight: 0.727, unitsPerEm: 2048 }

test('puts extra leading above the line', () => {
  const { lineSpacing, baseline } = lineMetrics(inter, 1.36)

  expect(lineSpacing).toBeCloseTo(1.124, 3)
  expect(baseline).toBeCloseTo(1.36 - 0.2412, 4)
})

test('shrinks the ascent with the line where the spacing is below one', () => {
  const { lineSpacing, baseline } = lineMetrics(inter, 1.04)

  expect(lineSpacing).toBeLessThan(1)
  expect(baseline).toBeCloseTo(0.96875 * lineSpacing, 4)
})

test('counts a line gap and either sign of the descent', () => {
  const arimo = { ...inter, ascent: 0.905, descent: -0.212, lineGap: 0.033 }

  expect(lineMetrics(arimo, 1.15).lineSpacing).toBeCloseTo(1, 3)
})
