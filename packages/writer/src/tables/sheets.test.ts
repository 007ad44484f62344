import { bulletText } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { writeDeck } from '../testing/writeDeck.ts'
import { chartPages } from './chartPages.ts'
import { readTable } from './columns.ts'
import { numberColumn } from './numbers.ts'

const sheet = `Tienda,Ciudad,Ventas 2024,Ventas 2025,Objetivo 2025
Centro,Valencia,"24,910","27,340","26,000"
Puerto,Valencia,"18,220","17,105","19,000"
Gran Vía,Bilbao,"31,480","33,950","33,000"
Casco Viejo,Bilbao,"12,760","15,880","13,500"
Triana,Sevilla,"21,300","19,740","22,500"
Delicias,Sevilla,"9,870","9,420","10,500"
`

const slidesOf = async (slideCount: number) => {
  const prompt = 'Presentación de las ventas por tienda para el lunes'
  const { slides } = await writeDeck({
    prompt,
    source: sheet,
    slideCount,
    presentationType: 'report',
  })
  return slides
}

describe('rows alone', () => {
  test('say what is off target, what moved, what is highest and the sum, and ask nothing', async () => {
    const slides = await slidesOf(7)
    const titles = slides.map(({ slide_title: title }) => title.replaceAll('\u00A0', ' '))

    expect(titles).toEqual(
      expect.arrayContaining([
        'Ventas 2025 – Casco Viejo: 15,880 frente a Objetivo 13,500 (+18 %)',
        'Ventas – Casco Viejo: de 12,760 a 15,880 (+24 %)',
        'Mayor valor de Ventas 2025: Gran Vía, 33,950',
        'Ventas 2025: 123,435 en total',
      ]),
    )
    expect(
      slides
        .flatMap(({ bullet_points: points }) => points.map((point) => bulletText(point)))
        .join(''),
    ).not.toContain('¿')
  })

  test('are read as the file writes its numbers, and print their sums the same way', async () => {
    const slides = await slidesOf(8)
    const rows = slides.flatMap(({ table }) => table?.rows ?? [])
    const values = slides.flatMap(({ images = [] }) =>
      images.flatMap(({ chartData }) => chartData?.data.map(({ value }) => value) ?? []),
    )

    expect(rows.map(([first, , , sum]) => [first, sum])).toContainEqual(['Σ', '123,435'])
    expect(Math.max(...values)).toBeGreaterThan(30_000)
  })
})

test.each([
  [['24,910', '18,220', '9,870'], 'es', 24_910],
  [['1,459', '1,502', '1,611'], 'es', 1.459],
  [['24,91', '18,2'], 'en', 24.91],
] as const)('the numbers %j in %s', (cells, language, first) => {
  expect(numberColumn(cells, language)?.values[0]).toBe(first)
})

test('rows named by rising numbers are a course, in their order', () => {
  const table = readTable(
    {
      header: ['Workers', 'Jobs'],
      rows: [
        ['1', '310'],
        ['2', '605'],
        ['4', '1,150'],
        ['8', '1,840'],
      ],
    },
    'en',
  )
  const [page] = chartPages(table, { language: 'en' })

  expect(page?.chart?.type).toBe('line')
  expect(page?.claim).toBe('Jobs rose from 310 to 1,840 (+494%)')
})

test('columns of before and after are compared', () => {
  const rows = [
    ['A', '4.8', '5.9'],
    ['B', '5.0', '6.2'],
    ['C', '5.3', '6.0'],
  ]
  const table = readTable({ header: ['Ward', 'Before (h)', 'After (h)'], rows }, 'en')

  expect(chartPages(table, { language: 'en' })[0]?.claim).toBe('B rose from 5.0 to 6.2 (+24%)')
})

test('pairs that find no room as bars are a table of all rows and their sum', () => {
  const rows = ['Hall', 'Rent', 'Staff', 'Print', 'Fees', 'Total'].map((name, index) => [
    name,
    String(name === 'Total' ? 500 : 100),
    String(name === 'Total' ? 555 : 101 + index * 5),
  ])
  const table = readTable({ header: ['Item', '2025', '2026'], rows }, 'en')

  expect(chartPages(table, { language: 'en' })[0]?.table?.rows).toHaveLength(7)
})
