import type { ChartData, ChartType } from '@deckloom/deck'
import { sceneFor } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { lintPptx } from '../testing/lintPptx.ts'
import { readPackage } from '../testing/readPackage.ts'
import { firstNamed, findNamed, plainOptions } from '../testing/slideXml.ts'

const fonts = await loadFontBook()
const rates = [12.5, 7.25, 31]
const types: readonly ChartType[] = ['bar', 'horizontal-bar', 'line', 'area', 'stacked-bar']

function write(
  type: ChartType,
  {
    locale = 'de',
    values = rates,
  }: { locale?: ChartData['locale']; values?: readonly number[] } = {},
) {
  const data = values.map((value, index) => ({ label: `Quartal ${index + 1}`, value }))
  const scene = sceneFor(
    {
      id: 'slide',
      slide_title: 'Wachstum',
      bullet_points: [],
      visual_type: 'chart',
      visual_description: '',
      layout_template: 'title + chart + bullets',
      images: [
        {
          id: 'chart',
          url: '',
          type: 'generated-chart',
          chartData: { type, title: 'Prozent', locale, data, colors: [] },
        },
      ],
    },
    { fonts, deckTitle: 'Deck', index: 0, count: 1 },
  )
  const bytes = renderPptx([scene], plainOptions)
  return { bytes, chart: readPackage(bytes).xml('ppt/charts/chart1.xml') }
}

function sheetOf(bytes: Uint8Array) {
  const book = unzipSync(bytes)['ppt/embeddings/Microsoft_Excel_Sheet1.xlsx']
  return readPackage(book ?? new Uint8Array()).xml('xl/worksheets/sheet1.xml')
}

describe.each(types)('a chart of type %s in German', (type) => {
  const { bytes, chart } = write(type)
  const labels = findNamed(chart, 'c:dLbl')

  test('shows cells that spell its decimals', () => {
    const cached = findNamed(chart, 'c15:dlblRangeCache').flatMap((cache) =>
      findNamed(cache, 'c:v').map(({ text }) => text),
    )
    const fields = findNamed(chart, 'a:fld').filter(
      ({ attributes }) => attributes.get('type') === 'CELLRANGE',
    )

    expect(lintPptx(bytes)).toEqual([])
    expect(cached).toEqual(type === 'line' || type === 'area' ? ['31,0'] : ['12,5', '7,3', '31,0'])
    expect(fields.map((field) => firstNamed(field, 'a:t').text)).toEqual(cached)
    expect(labels).toHaveLength(cached.length)
    expect(new Set(fields.map(({ attributes }) => attributes.get('id'))).size).toBe(fields.length)
  })

  test('has a formula in the workbook that follows a changed value', () => {
    const cells = findNamed(sheetOf(bytes), 'c').filter(({ children }) =>
      children.some(({ name }) => name === 'f'),
    )

    expect(cells.map((cell) => firstNamed(cell, 'f').text)).toContain('TEXT(B4*10,"0"",""0")')
    expect(cells.map((cell) => firstNamed(cell, 'v').text)).toContain('31,0')
  })
})

test('a formula divides millions before it spells them', () => {
  const sheet = sheetOf(write('bar', { values: [61_500_000, 8_250_000] }).bytes)

  expect(findNamed(sheet, 'f').map(({ text }) => text)).toEqual([
    'TEXT(B2*10/1000000,"0"",""0""\u00A0Mio.""")',
    'TEXT(B3*10/1000000,"0"",""0""\u00A0Mio.""")',
  ])
})

test('an exponent is a text in the workbook', () => {
  const sheet = sheetOf(write('bar', { values: [0.000_001_5, 0.000_002] }).bytes)

  expect(findNamed(sheet, 'f')).toEqual([])
  expect(findNamed(sheet, 't').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['1,5E-6', '2,0E-6']),
  )
})

test('a part of a stack is named by a field before its number', () => {
  const [first] = findNamed(write('stacked-bar').chart, 'c:dLbl')
  const kinds = findNamed(first ?? firstNamed(write('bar').chart, 'c:dLbl'), 'a:fld')

  expect(kinds.map(({ attributes }) => attributes.get('type'))).toEqual(['SERIESNAME', 'CELLRANGE'])
})

test.each([
  ['whole numbers', { locale: 'de', values: [1900, 310] }],
  ['decimals with a point', { locale: 'en', values: rates }],
] as const)('%s need no cell', (_, chart) => {
  const { bytes, chart: xml } = write('bar', chart)

  expect(findNamed(xml, 'a:fld')).toEqual([])
  expect(findNamed(sheetOf(bytes), 'f')).toEqual([])
})

test.each([
  [
    'a cell for every point',
    /<c:ptCount val="3"\/>(?=<c:pt idx="0"><c:v>12,5)/,
    '<c:ptCount val="2"/>',
  ],
  ['the cells that labels show', /<c15:datalabelsRange>.*<\/c15:datalabelsRange>/, ''],
])('the linter misses %s', (_, from, to) => {
  const entries = unzipSync(write('bar').bytes)
  const path = 'ppt/charts/chart1.xml'
  const before = strFromU8(entries[path] ?? new Uint8Array())
  const after = before.replace(from, to)

  expect(after).not.toBe(before)
  expect(lintPptx(zipSync({ ...entries, [path]: strToU8(after) }))).not.toEqual([])
})
