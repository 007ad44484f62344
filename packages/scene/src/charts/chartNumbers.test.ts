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

// As Intl formats them, except for breaking spaces: no chart depends on the machine that draws it.
test.each([
  ['en', '1,240', '123,456', '99.5', '61.5m', '2.4bn', '43%'],
  ['de', '1.240', '123.456', '99,5', '61,5 Mio.', '2,4 Mrd.', '43 %'],
  ['es', '1.240', '123.456', '99,5', '61,5 M', '2,4 mil M', '43 %'],
  ['fr', '1 240', '123 456', '99,5', '61,5 M', '2,4 Md', '43 %'],
  ['it', '1.240', '123.456', '99,5', '61,5 Mln', '2,4 Mrd', '43%'],
  ['nl', '1.240', '123.456', '99,5', '61,5 mln', '2,4 mld', '43%'],
  ['pl', '1 240', '123 456', '99,5', '61,5 mln', '2,4 mld', '43%'],
  ['pt', '1.240', '123.456', '99,5', '61,5 M', '2,4 mil M', '43%'],
  ['tr', '1.240', '123.456', '99,5', '61,5 Mn', '2,4 Mr', '%43'],
  ['ar', '1,240', '123,456', '99.5', '61.5 مليون', '2.4 مليار', '43%'],
  ['hi', '1,240', '1,23,456', '99.5', '6.15 करोड़', '2.4 अरब', '43%'],
  ['ja', '1,240', '123,456', '99.5', '6,150万', '24億', '43%'],
  ['ko', '1,240', '123,456', '99.5', '6,150만', '24억', '43%'],
  ['zh', '1,240', '123,456', '99.5', '6,150万', '24亿', '43%'],
] as const)('writes numbers as readers of %s do', (locale, ...expected) => {
  const one = (value: number) => chartNumbers([value], locale)[0]?.text
  const written = [one(1_240), one(123_456), one(99.5), one(61_500_000), one(2_400_000_000)]

  expect(
    [...written, shareText(0.43, locale)].map((text) => text?.replaceAll('\u00A0', ' ')),
  ).toEqual(expected)
})

test('names millions in the language of the chart', () => {
  const [number] = chartNumbers([61_500_000], 'de')

  expect(number?.text).toBe('61,5\u00A0Mio.')
  expect(axisNumbers([0, 2e9, 4e9], 'it').map(({ text }) => text)).toEqual([
    '0',
    '2\u00A0Mrd',
    '4\u00A0Mrd',
  ])
})

test.each([
  [1_240, 'en', '[>=999999.5]0","000","000;[>=999.5]0","000;0'],
  [1_240, 'de', '[>=999999.5]0"."000"."000;[>=999.5]0"."000;0'],
  [61_000_000, 'fr', '[>=999500000]0"\u00A0"000,,"\u00A0M";0,,"\u00A0M"'],
  [48.26, 'en', '[$-409]#,##0.0'],
  [2_400_000_000, 'de', '[$-407]#,##0.0,,,"\u00A0Mrd."'],
  [0.000_001, 'it', '0E+0'],
  [0.000_001_5, 'it', '[$-410]0.0E+0'],
] as const)('gives %d in %s an office format of its own signs: %s', (value, locale, format) => {
  expect(chartNumbers([value], locale)[0]?.format).toBe(format)
})

test('has a cell spell decimals that are parted by a comma', () => {
  const spelled = (value: number, locale: 'de' | 'en') => chartNumbers([value], locale)[0]?.spelled

  expect(spelled(61_500_000, 'de')).toEqual({
    text: '61,5\u00A0Mio.',
    digits: { times: 10, per: 1_000_000, format: '0","0"\u00A0Mio."' },
  })
  expect(spelled(0.000_001_5, 'de')).toEqual({ text: '1,5E-6' })
  expect(spelled(1_240, 'de')).toBeUndefined()
  expect(spelled(61_500_000, 'en')).toBeUndefined()
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
  expect(new Set(numbers.map(({ format }) => format))).toEqual(
    new Set(['[=0][$-409]0;[$-409]#,##0.00,,"m"']),
  )
})

test.each([
  [[0, 1_000, 2_000], '[>=999999.5]0"."000"."000;[>=999.5]0"."000;0'],
  [[0, 1e9, 2e9], '[=0]0;[>=999500000000]0"."000,,,"\u00A0Mrd.";0,,,"\u00A0Mrd."'],
  [[0, 0.5, 1], '[=0][$-407]0;[$-407]#,##0.0'],
  [[0, 1e-9, 2e-9], '[=0]0;0E+0'],
])('gives an axis of %j one format', (steps, format) => {
  expect(new Set(axisNumbers(steps, 'de').map((number) => number.format))).toEqual(
    new Set([format]),
  )
})

test('prints an axis with all digits where no office format divides them', () => {
  const ja = axisNumbers([0, 1e7, 2e7], 'ja')
  const hi = axisNumbers([0, 1e7, 2e7], 'hi')

  expect(ja.map(({ text }) => text)).toEqual(['0', '10,000,000', '20,000,000'])
  expect(hi.map(({ text }) => text)).toEqual(['0', '1,00,00,000', '2,00,00,000'])
  expect(ja[1]?.format).toBe('[$-411]#,##0')
})

test('has a cell spell numbers of ten thousands', () => {
  expect(chartNumbers([61_500_000], 'ja')[0]).toEqual({
    text: '6,150万',
    format: '[$-411]#,##0',
    spelled: {
      text: '6,150万',
      digits: { times: 1, per: 10_000, format: '[>=999.5]0","000"万";0"万"' },
    },
  })
})

test('does not call a part that is there nothing', () => {
  expect([0, 0.001, 0.005, 0.425, 1].map((share) => shareText(share))).toEqual([
    '0%',
    '<1%',
    '1%',
    '43%',
    '100%',
  ])
})
