import { chartDataSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import {
  chartFaults,
  chartOf,
  draftOf,
  newChartDraft,
  withoutPoint,
  withPaletteColor,
  withPoint,
} from './chartDraft.ts'
import { isCells, readCells } from './readCells.ts'
import { readNumber } from './readNumber.ts'

const palette = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666']
const draft = { ...newChartDraft(palette), title: 'Depth' }

test('N-012 I-081 a new chart has three points, 30, 25 and 45, and six colors', () => {
  expect(chartOf(draft).data).toEqual([
    { label: 'Category A', value: 30 },
    { label: 'Category B', value: 25 },
    { label: 'Category C', value: 45 },
  ])
  expect(chartOf(draft).colors).toHaveLength(6)
  expect(chartDataSchema.safeParse(chartOf(draft)).success).toBe(true)
})

test('N-005 N-006 N-010 N-011 a chart has 2 to 8 points; a further one is "Category {letter}" with the value 10', () => {
  let grown = draft
  for (let count = 0; count < 10; count++) grown = withPoint(grown)

  expect(grown.points).toHaveLength(8)
  expect(grown.points[3]).toEqual({ label: 'Category D', value: '10' })
  expect(grown.points[7]).toEqual({ label: 'Category H', value: '10' })

  let shrunk = grown
  for (let count = 0; count < 10; count++) shrunk = withoutPoint(shrunk, 0)
  expect(shrunk.points.map(({ label }) => label)).toEqual(['Category G', 'Category H'])
})

test('a further point takes no letter twice', () => {
  const { points } = withPoint(withoutPoint(draft, 0))

  expect(points.map(({ label }) => label)).toEqual(['Category B', 'Category C', 'Category D'])
})

test('N-004 N-007 N-008 a chart needs a title, values from 0 and a sum above 0', () => {
  const valued = (...values: string[]) => ({
    ...draft,
    points: values.map((value) => ({ label: '', value })),
  })

  expect(chartFaults(draft)).toBeUndefined()
  expect(chartFaults({ ...draft, title: ' \n ' })).toMatchObject({ title: 'blank' })
  expect(chartFaults(valued('0', '0.5'))).toBeUndefined()
  expect(chartFaults(valued('0', '0'))).toEqual({ values: [], data: 'sum' })
  expect(chartFaults(valued('5'))).toEqual({ values: [], data: 'count' })
  expect(chartFaults(valued('5', '-1', 'many', '', '1e16'))).toEqual({ values: [1, 2, 3, 4] })
})

test('a chart that is opened again is the same chart', () => {
  const chart = chartOf(draft)

  expect(chartOf(draftOf(chart))).toEqual(chart)
})

test('another color fills the palette up with the colors of the theme', () => {
  const colors = withPaletteColor(['#AAAAAA'], { index: 2, color: '#BBBBBB', theme: palette })

  expect(colors).toEqual(['#AAAAAA', '#222222', '#BBBBBB', '#444444', '#555555', '#666666'])
})

test.each([
  ['12', 12],
  [' 1,234.5 ', 1234.5],
  ['1.234,5', 1234.5],
  ['1,234', 1234],
  ['1,5', 1.5],
  ['1 200', 1200],
  ["1'200", 1200],
  ['45 %', 45],
  ['$40', 40],
  ['-3', -3],
  ['1e3', 1000],
  ['.5', 0.5],
  ['', undefined],
  ['12 people', undefined],
  ['1,2,3', undefined],
  ['0x10', undefined],
  ['Infinity', undefined],
])('the number in "%s" is %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  ['two columns', 'North Sea\t8\nBaltic\t3\n', ['North Sea 8', 'Baltic 3']],
  ['a row of headings', 'Coast\tPorts\r\nNorth Sea\t8\r\nBaltic\t3', ['North Sea 8', 'Baltic 3']],
  ['numbers alone', '8\n3,5\n', ['Category A 8', 'Category B 3.5']],
  ['two rows', 'North Sea\tBaltic\tAtlantic\n8\t3\t1', ['North Sea 8', 'Baltic 3', 'Atlantic 1']],
  ['columns between', 'North Sea\tyes\t8\nBaltic\tno\t3', ['North Sea 8', 'Baltic 3']],
  ['commas', 'North Sea, 8\nBaltic; 3.5', ['North Sea 8', 'Baltic 3.5']],
  ['a formatted column', 'North Sea\t1,200\nBaltic\t45%', ['North Sea 1200', 'Baltic 45']],
])('cells from a spreadsheet are points: %s', (_, text, expected) => {
  expect(readCells(text)?.points.map(({ label, value }) => `${label} ${value}`)).toEqual(expected)
})

test('of more than eight rows the first eight are taken, and the others are counted', () => {
  const rows = Array.from({ length: 11 }, (_, index) => `Port ${index}\t${index}`).join('\n')

  expect(readCells(rows)).toMatchObject({ leftOut: 3 })
  expect(readCells(rows)?.points).toHaveLength(8)
})

test.each([' ', ';', 'a;1\n', 'a\t', '1', ',1', '\n'])(
  'a paste of nothing but %j is read no farther than 100,000 characters',
  (part) => {
    const paste = `a;1\nb;2\n${part.repeat(100_000)}`

    expect(readCells(`${paste}\nc;3`)).toEqual(readCells(paste.slice(0, 100_000)))
  },
)

test('of a row the first 1,000 characters are read', () => {
  expect(readCells(`a;1\nb${' '.repeat(997)};2`)?.points).toHaveLength(2)
  expect(readCells(`a;1\nb${' '.repeat(998)};2`)).toBeUndefined()
})

test('words and single numbers are no cells', () => {
  expect(isCells('North Sea')).toBe(false)
  expect(isCells('8')).toBe(false)
  expect(isCells('North Sea\nBaltic')).toBe(false)
  expect(isCells('North Sea\t8')).toBe(false)
  expect(isCells('North Sea\t8\nBaltic\t3')).toBe(true)
})
