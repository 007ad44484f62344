import { describe, expect, test } from 'vitest'
import { linePlan } from './linePlan.ts'

const size = { width: 640, height: 300 }
const days = (count: number, value: (day: number) => number) =>
  Array.from({ length: count }, (_, day) => value(day))

describe('a chart of lines', () => {
  test('begins at zero, ends at a round number above the greatest value, and has few steps', () => {
    const plan = linePlan([{ name: 'Users', values: [3, 36, 11] }], size, String)

    expect(plan.grid.map(({ text }) => text)).toEqual(['0', '10', '20', '30', '40'])
    expect(plan.grid[0]?.y).toBe(plan.plot.bottom)
    expect(plan.lines[0]?.points[1]).toBeGreaterThan(plan.plot.top)
    expect(plan.lines[0]?.name).toBe('11 Users')
  })

  test('counts in whole lines where its values are counted, and in parts where they are not', () => {
    const textsOf = (values: readonly number[]) =>
      linePlan([{ name: 'Users', values }], size, String).grid.map(({ text }) => text)

    expect(textsOf([0, 1])).toEqual(['0', '1'])
    expect(textsOf([0, 2])).toEqual(['0', '1', '2'])
    expect(textsOf([0, 0.9])).toEqual(['0', '0.25', '0.5', '0.75', '1'])
  })

  test('keeps the names at the ends of lines apart, and on the chart', () => {
    for (const last of [
      [0, 0, 0, 0],
      [9, 9, 9, 9],
      [5, 5, 0, 9],
    ]) {
      const series = last.map((value, index) => ({ name: `Line ${index}`, values: [1, value] }))
      const heights = linePlan(series, size, String)
        .lines.map(({ nameY }) => nameY)
        .toSorted((a, b) => a - b)

      expect(heights.at(-1)).toBeLessThanOrEqual(size.height - 28)
      expect(heights[0]).toBeGreaterThanOrEqual(12)
      for (const [index, y] of heights.slice(1).entries())
        expect(y - (heights[index] ?? 0)).toBeGreaterThanOrEqual(17.99)
    }
  })

  test.each([1, 2, 7, 30, 90, 366])(
    'names so many of %i days as have room, the last one too',
    (count) => {
      const plan = linePlan([{ name: 'Users', values: days(count, (day) => day) }], size, String)

      expect(plan.named[0]).toBe(count - 1)
      expect(plan.named.every((day) => day >= 0)).toBe(true)
      expect(plan.named.length * 64).toBeLessThanOrEqual(size.width)
    },
  )

  test('draws nothing outside where there is nothing', () => {
    const plan = linePlan([{ name: 'Users', values: [0, 0] }], size, String)

    expect(plan.lines[0]?.points).toEqual([plan.plot.bottom, plan.plot.bottom])
  })
})
