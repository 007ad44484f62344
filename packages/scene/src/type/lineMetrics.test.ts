import { expect, test } from 'vitest'
import { lineMetrics } from './lineMetrics.ts'

test('keeps to whole percentages of single spacing, so that long texts do not drift', () => {
  expect(lineMetrics(1.36).leading).toBeCloseTo(1.13 * 1.2, 9)
  expect(lineMetrics(1.04).leading).toBeCloseTo(0.87 * 1.2, 9)
  expect(lineMetrics(1.2).leading).toBeCloseTo(1.2, 9)
})

test('puts what is more than single spacing above the line', () => {
  expect(lineMetrics(1.2).baseline).toBeCloseTo(1, 9)
  expect(lineMetrics(1.32).baseline).toBeCloseTo(1.12, 9)
})

test('gives the ascent four fifths of a line that is closer than single spacing', () => {
  expect(lineMetrics(1.08).baseline).toBeCloseTo(0.864, 9)
})
