import type { ChartData, ChartType } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookFor } from '../colors/look.ts'
import { textMarks } from '../testing/sceneChecks.ts'
import { chart, slideOf } from '../testing/sampleSlides.ts'
import { chartMark } from './addChart.ts'
import { axisSteps, chartNumber } from './chartNumbers.ts'

let book: FontBook

beforeAll(async () => {
  book = await loadFontBook()
})

const types: readonly ChartType[] = [
  'bar',
  'horizontal-bar',
  'line',
  'area',
  'pie',
  'donut',
  'stacked-bar',
]
const box = { x: 60, y: 180, width: 700, height: 432 }

function paint(type: ChartType, data: ChartData['data']) {
  const look = lookFor(slideOf(), false)
  const shown: ChartData = { type, title: 'clinics', data, colors: [] }
  return chartMark({ book, look }, { image: chart(), chart: shown, box })
}

const quarters = [
  { label: 'Q1 25', value: 131 },
  { label: 'Q2 25', value: 438 },
  { label: 'Q3 25', value: 204 },
]

describe.each(types)('a chart of type %s', (type) => {
  test('is a native object that carries its data', () => {
    expect(paint(type, quarters).source).toMatchObject({ kind: 'chart', chart: { data: quarters } })
  })

  test('keeps its labels in its box', () => {
    const labels = [{ label: 'A label of the greatest length that there is, 80 letters', value: 3 }]
    const data = [...labels, ...quarters, ...quarters, { label: 'x', value: 0 }]

    for (const { lines } of textMarks(paint(type, data).painted)) {
      for (const { x, width, top, height } of lines) {
        expect(x).toBeGreaterThanOrEqual(box.x - 1)
        expect(x + width).toBeLessThanOrEqual(box.x + box.width + 1)
        expect(top).toBeGreaterThanOrEqual(box.y - 1)
        expect(top + height).toBeLessThanOrEqual(box.y + box.height + 1)
      }
    }
  })

  test('survives values of zero', () => {
    const flat = paint(type, [
      { label: 'a', value: 0 },
      { label: 'b', value: 0 },
    ])

    expect(JSON.stringify(flat.painted)).not.toMatch(/NaN|null|Infinity/)
  })

  test('says in words what it shows', () => {
    expect(paint(type, quarters).alt).toBe('clinics: Q1 25 131, Q2 25 438, Q3 25 204')
  })
})

test('columns emphasise the greatest value and keep the others quiet', () => {
  const bars = paint('bar', quarters).painted.filter(({ id }) => /bar-\d$/u.test(id))
  const fills = bars.map((bar) => (bar.mark === 'path' ? bar.fill : undefined))

  expect(fills[1]).toMatchObject({ token: 'accent1' })
  expect(fills[0]).toEqual(fills[2])
  expect(fills[0]).not.toEqual(fills[1])
})

test('columns whose labels have no room lie down', () => {
  const long = quarters.map(({ value }) => ({ label: 'A category with a long name', value }))
  const [first] = paint('bar', long).painted.filter(({ id }) => id.endsWith('bar-1'))

  expect(first?.box.x).toBeGreaterThan(box.x)
})

test.each([
  [0, '0'],
  [0.125, '0.13'],
  [48.26, '48.3'],
  [1_240, '1,240'],
  [61_000_000, '61m'],
  [2_400_000_000, '2.4bn'],
])('prints %d as %s', (value, expected) => {
  expect(chartNumber(value)).toBe(expected)
})

test.each([438, 7, 0.3, 1_240, 99_999, 1e15])(
  'divides an axis up to %d into at most five steps',
  (most) => {
    const steps = axisSteps(most)

    expect(steps[0]).toBe(0)
    expect(steps.length).toBeLessThanOrEqual(6)
    expect(steps.at(-1)).toBeGreaterThanOrEqual(most)
  },
)
