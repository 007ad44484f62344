import { array, assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spokenLanguages } from '../language/languages.ts'
import { numberColumn } from './numbers.ts'
import { pagesOf, rowsInWords } from './pagesOf.ts'
import { readCsv } from './readCsv.ts'
import { timeColumn } from './times.ts'

const en = { language: 'en', heading: '' } as const

describe('numbers', () => {
  test.each([
    ['en', ['1,204', '980', '12,5'], undefined],
    ['en', ['1,204', '980', '1,530'], [1204, 980, 1530]],
    ['de', ['1.204', '980', '1.530'], [1204, 980, 1530]],
    ['en', ['1.204', '0.980', '1.530'], [1.204, 0.98, 1.53]],
    ['de', ['1.204,50', '980,00'], [1204.5, 980]],
    ['fr', ['1\u202F204', '980'], [1204, 980]],
    ['en', ['€ 4.2', '€ 3.1'], [4.2, 3.1]],
    ['ja', ['286万', '12万'], [2_860_000, 120_000]],
    ['ar', ['١٢٠', '٩٨'], [120, 98]],
    ['hi', ['१२०', '९८'], [120, 98]],
    ['en', ['(12)', '−3', '4'], [-12, -3, 4]],
    ['en', ['12 km', '14 miles'], undefined],
    ['en', ['North', '12'], undefined],
    ['en', ['12', '–', '14'], [12, undefined, 14]],
  ] as const)('in %s: %j', (language, cells, values) => {
    const read = numberColumn(cells, language)?.values
    if (values === undefined) expect(read?.join()).not.toBe('x')
    expect(read).toEqual(values ?? read)
    if (values === undefined && /[A-Z]|miles/u.test(cells.join())) expect(read).toBeUndefined()
  })
})

describe('times', () => {
  test.each(spokenLanguages)('knows the months of %s', (language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    const names = Array.from({ length: 12 }, (_, month) =>
      format.format(new Date(Date.UTC(2024, month, 5))),
    )

    expect(timeColumn(names, language)).toEqual(Array.from({ length: 12 }, (_, month) => month))
  })

  test('knows years, quarters and days, and takes nothing else for a time', () => {
    expect(timeColumn(['2022', '2023'], 'en')).toEqual([24_264, 24_276])
    expect(timeColumn(['Q1 2024', 'Q2 2024'], 'en')).toEqual([24_288, 24_291])
    expect(timeColumn(['2024-01-15', '2024-02-01'], 'en')).toBeDefined()
    expect(timeColumn(['North', 'South'], 'en')).toBeUndefined()
    expect(timeColumn(['12', '14'], 'en')).toBeUndefined()
  })
})

describe('rows', () => {
  test('part a long table evenly, with its head on each', () => {
    const rows = Array.from({ length: 18 }, (_, index) => [`Name ${index}`, 'word', 'word'])
    const pages = pagesOf({ header: ['A', 'B', 'C'], rows }, en)

    expect(pages.map(({ table }) => table?.rows.length)).toEqual([7, 7, 7])
    expect(pages.map(({ table }) => table?.rows[0])).toEqual([1, 2, 3].map(() => ['A', 'B', 'C']))
  })

  test('become points where cells are too long for a table', () => {
    const long =
      'a sentence that goes on about what this setting does and when it should be changed'
    const pages = pagesOf(
      {
        header: ['Name', 'Meaning'],
        rows: [
          ['PORT', long],
          ['HOST', long],
        ],
      },
      en,
    )

    expect(pages).toMatchObject([{ kind: 'list', points: [`PORT: ${long}`, `HOST: ${long}`] }])
  })

  test('keep every cell in words', () => {
    const cell = string({ minLength: 1, maxLength: 12 })
    assert(
      property(
        array(array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        (rows) => {
          const said = rowsInWords({ header: ['a', 'b'], rows }).join('\n')
          for (const own of rows.flat()) expect(said).toContain(own)
        },
      ),
    )
  })

  test('dates with what happens at them are a timeline', () => {
    const pages = pagesOf(
      {
        header: ['When', 'What'],
        rows: [
          ['May 2026', 'Order'],
          ['June 2026', 'Install'],
          ['July 2026', 'Review'],
        ],
      },
      en,
    )

    expect(pages).toMatchObject([{ kind: 'timeline', points: ['May 2026: Order', {}, {}] }])
  })
})

describe('CSV', () => {
  test.each([
    ['a,b\n1,2\n3,4\n', ['a', 'b']],
    ['sep=;\na;b\n1;2\n3;4\n', ['a', 'b']],
    ['a\tb\n1\t2\n3\t4', ['a', 'b']],
    ['name,"note, long"\nx,"say ""hi"""\ny,z\n', ['name', 'note, long']],
  ])('%j', (text, header) => {
    expect(readCsv(text)?.table.header).toEqual(header)
  })

  test('keeps remarks under the rows apart', () => {
    expect(readCsv('a,b\n1,2\n3,4\nSource: web shop\n')).toMatchObject({
      table: { rows: { length: 2 } },
      remarks: ['Source: web shop'],
    })
  })

  test.each([
    'First, we met.\nThen, we spoke.\nLast, we left, and nobody came back for a long time after that evening.',
    '| a | b |\n|---|---|\n| 1 | 2 |\n',
    'One line',
    'Dec 01, 2020: version 3.5 is out\nOct 14, 2020: attributes are kept\nMay 20, 2020: version 3.4 is out',
  ])('is not what %j is', (text) => {
    expect(readCsv(text)).toBeUndefined()
  })
})

describe('a sheet as people send it', () => {
  const pages = (text: string, language: 'en' | 'fr' = 'en') => {
    const sheet = readCsv(text)
    return sheet ? pagesOf(sheet.table, { language, heading: '' }) : []
  }
  const charted = (text: string) => pages(text).filter(({ kind }) => kind === 'chart')

  test.each([
    ['dates', 'Task,Due\nBuild,01.05.2026\nShip,17.06.2026\nTest,20.07.2026'],
    ['versions', 'Tool,Version\nnode,20.1.0\nnpm,11.2.3\nvite,8.0.1'],
    ['lists of numbers', 'Team,Rooms\nRed,"1, 2, 3"\nBlue,"4, 5"\nGreen,"6, 7, 8"'],
  ])('draws no bars of %s, and keeps their rows', (_, text) => {
    expect(charted(text)).toEqual([])
    expect(pages(text)).not.toEqual([])
  })

  test.each([
    [
      'a row too short and one too long',
      'City,Sales,Cost\nRome,10,2\nOslo,9\nBern,7,3,4\nKyiv,5,1',
    ],
    ['a title above it', 'Sales report 2025\n\nCity,Sales\nRome,10\nOslo,9\nBern,7'],
  ])('is read with %s', (_, text) => {
    expect(charted(text)[0]?.chart?.data.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Rome', 'Oslo', 'Bern']),
    )
  })

  test('keeps the title above it as a remark', () => {
    expect(readCsv('Sales 2025\n\nCity,Sales\nRome,10\nOslo,9\nBern,7')?.remarks).toEqual([
      'Sales 2025',
    ])
  })

  test('names nobody where all are about the same', () => {
    const [page] = charted('City,Score\nRome,100\nOslo,99.6\nBern,99.2')

    expect(page?.points).toEqual([])
  })

  test.each([
    ['en', '+50%'],
    ['fr', '+50\u202F%'],
  ] as const)('writes percent as %s does', (language, percent) => {
    const [page] = pages('Month,Sales\n2025-01,100\n2025-02,120\n2025-03,150', language)

    expect(page?.claim?.replaceAll('\u00A0', '\u202F')).toContain(percent)
  })
})
