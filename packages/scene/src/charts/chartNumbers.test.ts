import { expect, test } from 'vitest'
import { axisNumbers, axisSteps, chartNumbers, shareText } from './chartNumbers.ts'

const texts = (...values: readonly number[]) => chartNumbers(values).map(({ text }) => text)

test.each([
  [[0], ['0']],
  [[0.125], ['0.125']],
  [[48.26], ['48.3']],
  [[1_240], ['1,240']],
  [[123_456], ['123,456']],
  [[61_000_000], ['61m']],
  [[2_400_000_000], ['2.4bn']],
  [[1e15], ['1,000tn']],
  [[999_999], ['1m']],
  [[0.000_001], ['1E-6']],
  [
    [2.5e-7, 0],
    ['2.5E-7', '0'],
  ],
  [
    [6, 6.4, 8.2],
    ['6.0', '6.4', '8.2'],
  ],
  [
    [48, 85, 438],
    ['48', '85', '438'],
  ],
  [
    [31, 7.25, 12.5],
    ['31.0', '7.3', '12.5'],
  ],
  [
    [120, 0.5],
    ['120', '0.5'],
  ],
])('prints %j as %j', (values, expected) => {
  expect(texts(...values)).toEqual(expected)
})

test.each([
  [1_240, '#,##0'],
  [48.26, '#,##0.0'],
  [2_400_000_000, '#,##0.0,,,"bn"'],
  [0.000_001, '0E+0'],
])('gives %d the office format %s', (value, format) => {
  expect(chartNumbers([value])[0]?.format).toBe(format)
})

test.each([438, 7, 0.3, 1_240, 99_999, 1e15, 1e-6, 1.01])(
  'divides an axis up to %d into at most five round steps',
  (most) => {
    const steps = axisSteps(most)
    const [, step = 0] = steps

    expect(steps[0]).toBe(0)
    expect(steps.length).toBeLessThanOrEqual(6)
    expect(steps.at(-1)).toBeGreaterThanOrEqual(most)
    const first = Number(step.toExponential().split('e')[0])
    expect([1, 2, 2.5, 5]).toContain(first)
  },
)

test('prints the steps of an axis in one unit, with the same decimals', () => {
  const numbers = axisNumbers([0, 250_000, 500_000, 750_000, 1_000_000])

  expect(numbers.map(({ text }) => text)).toEqual(['0', '0.25m', '0.50m', '0.75m', '1.00m'])
  expect(new Set(numbers.map(({ format }) => format))).toEqual(new Set(['[=0]0;#,##0.00,,"m"']))
})

test('does not call a part that is there nothing', () => {
  expect([0, 0.001, 0.005, 0.425, 1].map(shareText)).toEqual([
    '0 %',
    '<1 %',
    '1 %',
    '43 %',
    '100 %',
  ])
})
