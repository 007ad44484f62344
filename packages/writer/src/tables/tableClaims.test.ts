import { describe, expect, test } from 'vitest'
import { pagesOf } from './pagesOf.ts'

const en = { language: 'en', heading: '' } as const
const chartsOf = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  pagesOf({ header, rows }, en).filter(({ kind }) => kind === 'chart')

describe('what a table says', () => {
  test('makes no pair of two measures that share their unit alone', () => {
    const rows = [
      ['Espresso', '30', '0'],
      ['Cappuccino', '0', '130'],
      ['Latte', '0', '220'],
    ]
    const pages = chartsOf(['Drink', 'Water (ml)', 'Milk (ml)'], rows)

    expect(pages.map(({ chart }) => chart?.title)).toEqual(['Water (ml)', 'Milk (ml)'])
    expect(pages.map(({ isTelling }) => isTelling)).toEqual([undefined, undefined])
  })

  test('shows two points in time in one chart, and not once more as rows', () => {
    const rows = [
      ['Express', '14.2', '16.9'],
      ['Night ferry', '6.2', '6.7'],
    ]
    const pages = pagesOf({ header: ['Route', 'Q3 2024', 'Q3 2025'], rows }, en)

    expect(pages).toHaveLength(1)
    expect(pages[0]).toMatchObject({
      claim: 'Express rose from 14.2 to 16.9 (+19%)',
      chart: { data: { length: 4 } },
    })
  })

  test('ranks what falls below zero as rows', () => {
    const rows = [
      ['Leeds', '12300'],
      ['Hull', '-2100'],
      ['York', '9900'],
    ]
    const [page] = pagesOf({ header: ['Shop', 'Profit'], rows }, en)

    expect(page).toMatchObject({ kind: 'table', claim: 'Lowest Profit: Hull, -2100' })
    expect(page?.table?.rows.map(([name]) => name)).toEqual(['Shop', 'Leeds', 'York', 'Hull'])
  })

  test.each([
    ['Due', '10 Feb', '17 Feb'],
    ['Frist', '10.02.', '17.02.'],
  ])('lists who does what by %s, and measures no day', (due, first, second) => {
    const rows = [
      ['Move the job', 'Tomás', first],
      ['Watch the dates', 'Wei', second],
    ]
    const pages = pagesOf({ header: ['Action', 'Owner', due], rows }, en)

    expect(pages).toMatchObject([{ kind: 'table', isActions: true }])
  })

  test('names rows of bare numbers by their column', () => {
    const [page] = chartsOf(
      ['Week', 'Visits'],
      [
        ['12', '40'],
        ['17', '55'],
      ],
    )

    expect(page?.chart?.data.map(({ label }) => label)).toEqual(['Week 17', 'Week 12'])
  })
})
