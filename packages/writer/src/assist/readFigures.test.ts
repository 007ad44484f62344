import { expect, test } from 'vitest'
import { readFigures } from './readFigures.ts'

test.each([
  ['We grew from 48 to 438 clinics', [['438', 'clinics, up from 48']]],
  ['Costs fell from 30% to 12%', [['12%', 'costs, down from 30%']]],
  [
    'Revenue grew 12% to €4.1 million',
    [
      ['12%', 'growth in revenue'],
      ['€4.1 million', 'revenue'],
    ],
  ],
  ['Revenue 4.2M up 18%', [['4.2M', 'revenue, up 18%']]],
  ['Given-up calls fell by 48%', [['48%', 'fall in Given-up calls']]],
  ['Farmers lose 30% of their produce', [['30%', 'of their produce']]],
  ['The average event lasted 94 minutes', [['94', 'minutes, average event']]],
  [
    'Revenue grew from 4.2m to 5.1m euros, churn fell to 3 percent',
    [
      ['5.1m euros', 'revenue, up from 4.2m'],
      ['3%', 'churn'],
    ],
  ],
  ['Losses fell from 9 to 5 million euros', [['5 million euros', 'Losses, down from 9']]],
  [
    'We signed 25 new customers, and 3 left',
    [
      ['25', 'new customers'],
      ['3', 'left'],
    ],
  ],
])('reads the figures of "%s"', (sentence, figures) => {
  expect(readFigures(sentence).map(({ value, label }) => [value, label])).toEqual(figures)
})

test.each([
  'In 2024 we moved',
  'For 8th graders',
  'Make 10 slides',
  'The Q3 results',
  'Version 2.0-beta of B2B',
  'We meet on 14 March',
])('takes no figure from "%s"', (sentence) => {
  expect(readFigures(sentence)).toEqual([])
})
