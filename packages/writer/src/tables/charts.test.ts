import { describe, expect, test } from 'vitest'
import { spokenLanguages } from '../language/languages.ts'
import { pagesOf } from './pagesOf.ts'

const en = { language: 'en', heading: '' } as const
const chartsOf = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  context: Parameters<typeof pagesOf>[1] = en,
) => pagesOf({ header, rows }, context).filter(({ kind }) => kind === 'chart')

describe('charts', () => {
  test('ranks what has names, and says who leads in the words of the table', () => {
    const [page] = chartsOf(
      ['Power source', 'Clinics'],
      [
        ['Grid only', '212'],
        ['Solar', '95'],
        ['Generator', '131'],
        ['Total', '438'],
      ],
    )

    expect(page?.chart?.data.map(({ label }) => label)).toEqual(['Grid only', 'Generator', 'Solar'])
    expect(page?.claim).toBe('Highest Clinics: Grid only, 212')
  })

  test('draws time as a line, in its order', () => {
    const [page] = chartsOf(
      ['Year', 'Tonnes'],
      [
        ['2024', '1,480'],
        ['2023', '900'],
        ['2022', '412'],
        ['2021', '300'],
      ],
    )

    expect(page?.chart).toMatchObject({
      type: 'line',
      data: [{ label: '2021' }, {}, {}, { label: '2024' }],
    })
    expect(page?.claim).toBe('Tonnes rose from 300 to 1,480 (+393%)')
  })

  test('sets what was reached against what was planned', () => {
    const [page] = chartsOf(
      ['Region', 'Actual', 'Plan'],
      [
        ['North', '342', '400'],
        ['South', '410', '380'],
      ],
    )

    expect(page).toMatchObject({
      claim: 'North: 342 against Plan 400 (−15%)',
      points: ['South: 410 against Plan 380 (+8%)'],
      chart: {
        data: [
          { label: 'South: Plan', value: 380 },
          { label: 'South: Actual', value: 410 },
          { label: 'North: Plan', value: 400 },
          { label: 'North: Actual', value: 342 },
        ],
      },
    })
  })

  test('says what was reached as a share of the plan where all rows are too many to stand in pairs', () => {
    const pages = chartsOf(
      ['Item', 'Budget (k€)', 'Spent (k€)', 'Spent last year (k€)'],
      ['Fuel', 'Crew', 'Repair', 'Rent', 'Food'].map((name, index) => [
        name,
        '200',
        String(180 + index * 15),
        '190',
      ]),
    )

    expect(pages.map(({ chart }) => chart?.title)).toEqual(['Spent / Budget (%)'])
    expect(pages[0]?.chart?.data[0]).toEqual({ label: 'Food', value: 120 })
  })

  test('sets two groups beside each other where both are measured alike', () => {
    const [page] = chartsOf(
      ['Shift', 'Placebo latency (min)', 'Filter latency (min)'],
      [
        ['Early', '31.0', '20.8'],
        ['Late', '41.5', '23.6'],
        ['Night', '29.3', '28.7'],
      ],
    )

    expect(page?.claim).toBe('Late: Filter 23.6 against Placebo 41.5 (−43%)')
    expect(page?.points).toEqual(['Night: Filter 28.7 against Placebo 29.3 (−2%)'])
    expect(page?.chart?.data).toHaveLength(6)
  })

  test('keeps the number of a column apart from its values', () => {
    const [page] = chartsOf(
      ['Cost', 'Year 1 (€)', 'Year 2 (€)'],
      [
        ['Wages', '58,000', '71,000'],
        ['Caravan', '62,000', '4,000'],
        ['Total', '145,000', '105,000'],
      ],
    )

    expect(page?.claim).toBe('Caravan: 4,000 (Year 2) against 62,000 (Year 1) (−94%)')
    expect(page?.chart?.data.map(({ label }) => label)).toContain('Wages: Year 1')
  })

  test('tells the row of sums beside the greatest gap', () => {
    const [page] = chartsOf(
      ['Region', 'Plan', 'Actual'],
      [
        ['North', '400', '342'],
        ['South', '380', '410'],
        ['Total', '780', '752'],
      ],
    )

    expect(page?.points[0]).toBe('Total: 752 against Plan 780 (−4%)')
  })

  test('says no percent of percents', () => {
    const [page] = chartsOf(
      ['Month', 'Margin'],
      [
        ['January', '8.1 %'],
        ['June', '11.0 %'],
      ],
    )

    expect(page?.claim).toBe('Margin rose from 8.1 % to 11.0 %')
  })

  test('reads columns of years as time, and says what moved most', () => {
    const pages = chartsOf(
      ['Species', 'Pairs in 2019', 'Pairs in 2024'],
      [
        ['Lapwing', '34', '142'],
        ['Bittern', '0', '3'],
      ],
    )

    expect(pages[0]?.claim).toBe('Lapwing rose from 34 to 142 (+318%)')
    expect(pages[0]?.chart?.title).toBe('Pairs in 2019 – Pairs in 2024')
  })

  test('shows parts of a whole as a share only where they sum up', () => {
    const rows = (last: string) => [
      ['Linde', '64 %'],
      ['Ahorn', last],
    ]

    expect(chartsOf(['Baum', 'Anteil'], rows('36 %'))[0]?.chart?.type).toBe('donut')
    expect(chartsOf(['Baum', 'Anteil'], rows('21 %'))[0]?.chart?.type).toBe('bar')
  })

  test.each([
    [
      ['Name', 'ID'],
      ['A', '1001'],
      ['B', '1002'],
    ],
    [
      ['City', 'PLZ'],
      ['Ulm', '89073'],
      ['Bonn', '53111'],
    ],
    [
      ['Book', 'Year'],
      ['One', '1987'],
      ['Two', '2004'],
    ],
    [
      ['Step', 'Text'],
      ['One', 'Open the door'],
      ['Two', 'Close it'],
    ],
  ])('draws no bars of %j', (header, ...rows) => {
    expect(chartsOf(header, rows)).toEqual([])
  })

  test.each(spokenLanguages)('draws the same in %s', (language) => {
    const format = new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : language, {
      useGrouping: 'always',
    })
    const values = [12_040, 9_800, 15_300]
    const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    const rows = values.map((value, index) => [
      month.format(new Date(Date.UTC(2024, index, 5))),
      format.format(value),
    ])
    const [page] = chartsOf(['M', 'V'], rows, { language, heading: '' })

    expect(page?.chart?.data.map(({ value }) => value)).toEqual(values)
    expect(page?.claim).toContain(rows[0]?.[1])
    expect(page?.claim).toContain(rows[2]?.[1])
  })
})

describe('a sheet whose rows share their names', () => {
  const header = ['Region', 'Month', 'Plan', 'Actual']
  const rows = ['North', 'South'].flatMap((region, at) =>
    ['2026-01', '2026-02', '2026-03'].map((month, index) => [
      region,
      month,
      '100000',
      String(100_000 + (at === 0 ? 10_000 : -20_000) + index * 1_000),
    ]),
  )
  const pages = pagesOf({ header, rows }, en)

  test('is summed by what sorts them, and says so', () => {
    expect(pages[0]).toMatchObject({
      claim: 'South: 243,000 against Plan 300,000 (−19%)',
      points: [
        'Σ: 576,000 against Plan 600,000 (−4%)',
        'North: 333,000 against Plan 300,000 (+11%)',
      ],
      chart: { title: 'Σ Plan – Σ Actual' },
    })
    expect(pages.map(({ chart }) => chart?.data.length)).toContain(6)
  })

  test('shows the sums as charts and all rows as a table', () => {
    const tables = pages.flatMap(({ table }) => (table ? [table.rows] : []))

    expect(pages[0]?.chart?.data).toContainEqual({ label: 'North: Actual', value: 333_000 })
    expect(tables.at(-1)).toHaveLength(7)
  })

  test('adds up no shares, rates or averages, and nothing that is said again in each row', () => {
    const survey = {
      header: ['Department', 'Question', 'Answers', 'Agree 2026 (%)', 'Average score', 'Comments'],
      rows: ['Sales', 'Production'].flatMap((department, at) =>
        ['Goals', 'Workload', 'Tools'].map((question, index) => [
          department,
          question,
          String(140 + at * 37),
          String(60 + index * 7 + at),
          String(3 + index / 10),
          String(4 + index * 2 + at * 3),
        ]),
      ),
    }
    const told = pagesOf(survey, en)

    expect(told.flatMap(({ chart }) => chart?.title ?? [])).toEqual(['Σ Comments', 'Σ Comments'])
    expect(JSON.stringify(told)).not.toMatch(/Σ (?:Answers|Agree|Average)/u)
  })
})

describe('more rows than a chart has bars', () => {
  const branches = ['Alba', 'Brea', 'Coto', 'Dena', 'Eiro', 'Faro', 'Goia', 'Hio', 'Illa', 'Jaras']
  const visits = branches.map((name, index) => [name, `${(20 - index) * 1000}`])

  test('are counted in its name, and stand beside it', () => {
    const [page] = pagesOf({ header: ['Library', 'Visits'], rows: visits }, en)

    expect(page?.chart?.title).toBe('Visits (8 / 10)')
    expect(page?.chart?.data.at(-1)?.label).toBe('Jaras')
    expect(page?.points).toContain('Hio: 13,000 · Illa: 12,000')
  })

  test('are a table of all rows where two columns are compared', () => {
    const rows = visits.map((name) => [...name, '900'])
    const [page] = pagesOf({ header: ['Library', 'Visits before', 'Visits after'], rows }, en)

    expect(page?.table?.rows).toHaveLength(rows.length + 1)
  })

  test('show those that differ most where a table has no room for them', () => {
    const more = ['Kant', 'Lido'].map((name) => [name, '1200'])
    const rows = [...visits, ...more].map(([name = '', now = '']) => [
      name,
      name === 'Illa' ? '24000' : now,
      name === 'Jaras' ? '4000' : now,
    ])
    const [page] = pagesOf({ header: ['Library', 'Visits before', 'Visits after'], rows }, en)

    expect(page?.chart?.title).toMatch(/\(4 \/ 12\)$/u)
    expect(page?.chart?.data.map(({ label }) => label).join()).toMatch(/Illa.*Jaras/u)
    expect(page?.points.length).toBe(1)
  })

  test('say of shares what they were, and no percentage of a percentage', () => {
    const rows = [
      ['Goals', '39', '52'],
      ['Tools', '60', '61'],
    ]
    const [page] = pagesOf({ header: ['Question', 'Yes before (%)', 'Yes after (%)'], rows }, en)

    expect(page?.claim).toBe('Goals rose from 39 to 52')
  })

  test('keep the bar that the title speaks of', () => {
    const more = ['Kant', 'Lido'].map((name) => [name, '1200'])
    const rows = [...visits, ...more].map(([name = '', now = '']) => [
      name,
      name === 'Illa' ? '24000' : now,
      now,
    ])
    const [page] = pagesOf({ header: ['Library', 'Visits 2025', 'Visits 2026'], rows }, en)

    expect(page?.claim).toContain('Illa')
    expect(page?.chart?.data.map(({ label }) => label).join()).toContain('Illa')
  })

  test('are told apart by a second column of words', () => {
    const rows = visits
      .slice(0, 4)
      .map(([, value = ''], index) => [
        index < 2 ? 'Alba' : 'Brea',
        index % 2 === 0 ? 'Morning' : 'Evening',
        value,
      ])
    const [page] = pagesOf({ header: ['Library', 'Hours', 'Mean visits'], rows }, en)

    expect(page?.chart?.data[0]?.label).toBe('Alba · Morning')
  })
})
