import type { Slide, TableData } from '@deckloom/deck'
import { sceneFor } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { lintPptx } from '../testing/lintPptx.ts'
import { readPackage } from '../testing/readPackage.ts'
import { firstNamed, findNamed, plainOptions } from '../testing/slideXml.ts'
import { childrenNamed, descendants, type XmlElement } from '../testing/xmlTree.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

const table: TableData = {
  rows: [
    ['Region', 'Revenue', 'Growth'],
    ['North', '€ 214.6m', '+12.4 %'],
    ['South', '', '-1.6 %'],
  ],
  emphasis: 1,
}

function tableSlide(own: TableData, title: string): Slide {
  return {
    id: 'sums',
    slide_title: title,
    bullet_points: [],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'table',
    table: own,
  }
}

function writtenTable(own = table, title = 'North grew twice as fast as the south') {
  const scene = sceneFor(tableSlide(own, title), { fonts, deckTitle: 'Deck', index: 0, count: 1 })
  const bytes = renderPptx([scene], plainOptions)
  const slide = readPackage(bytes).xml('ppt/slides/slide1.xml')
  return { bytes, frame: firstNamed(slide, 'p:graphicFrame'), slide, scene }
}

function words(cell: XmlElement): string {
  return descendants(cell)
    .filter(({ name }) => name === 'a:t')
    .map(({ text }) => text)
    .join('')
}

test('writes a table of rows and cells whose words can be edited', () => {
  const { frame } = writtenTable()
  const rows = findNamed(frame, 'a:tr').map((row) => childrenNamed(row, 'a:tc').map(words))

  expect(rows).toEqual([
    ['Region', 'Revenue', 'Growth'],
    ['North', '€\u00A0214.6m', '+12.4\u00A0%'],
    ['South', '', '−1.6\u00A0%'],
  ])
  expect(firstNamed(frame, 'a:tblPr').attributes.get('firstRow')).toBe('1')
})

test('keeps the widths and heights of the scene to the last unit', () => {
  const { frame } = writtenTable()
  const extent = Number(firstNamed(frame, 'a:ext').attributes.get('cx'))
  const widths = findNamed(frame, 'a:gridCol').map(({ attributes }) => Number(attributes.get('w')))
  const heights = findNamed(frame, 'a:tr').map(({ attributes }) => Number(attributes.get('h')))

  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(extent)
  expect(heights.every((height) => height > 30 * 10_160)).toBe(true)
})

test('draws a line under each row, and a bar and a fill on the emphasized one only', () => {
  const { frame } = writtenTable()
  const cells = findNamed(frame, 'a:tcPr')
  const filled = cells.filter((cell) => childrenNamed(cell, 'a:solidFill').length > 0)
  const bars = cells.filter(
    (cell) => childrenNamed(firstNamed(cell, 'a:lnL'), 'a:solidFill').length > 0,
  )

  expect(filled.length).toBe(3)
  expect(bars.length).toBe(1)
  expect(
    cells.every((cell) => childrenNamed(firstNamed(cell, 'a:lnB'), 'a:solidFill').length > 0),
  ).toBe(true)
})

test('a table that reads from the right says so, and has its bar at the right of its first cell', () => {
  const rows = [
    ['אזור', 'הכנסות'],
    ['צפון', '214'],
  ]
  const { frame, bytes } = writtenTable({ rows, emphasis: 1 }, 'צפון גדל')

  expect(firstNamed(frame, 'a:tblPr').attributes.get('rtl')).toBe('1')
  expect(findNamed(frame, 'a:tr').map((row) => childrenNamed(row, 'a:tc').map(words))).toEqual(rows)
  const cell = findNamed(frame, 'a:tc')[2]
  expect(cell && firstNamed(cell, 'a:lnR').attributes.get('w')).not.toBe('0')
  expect(cell && firstNamed(cell, 'a:lnL').attributes.get('w')).toBe('0')
  for (const paragraph of findNamed(frame, 'a:pPr'))
    expect(paragraph.attributes.get('algn')).toBe('r')
  expect(lintPptx(bytes)).toEqual([])
  expect(firstNamed(writtenTable().frame, 'a:tblPr').attributes.has('rtl')).toBe(false)
})

test('says which cells are merged, and that it has bands, a first column, a total and no header', () => {
  const merged: TableData = {
    rows: [
      ['Region', '', 'Growth'],
      ['', '', '1'],
      ['South', '2', '3'],
    ],
    merges: [{ row: 0, column: 0, rows: 2, columns: 2 }],
    header: false,
    firstColumn: true,
    banded: true,
    totalRow: true,
  }
  const { frame, bytes } = writtenTable(merged)
  const spans = findNamed(frame, 'a:tc').map(({ attributes }) =>
    [...attributes].map(([name, value]) => `${name} ${value}`).join(' '),
  )

  expect(spans).toEqual([
    'rowSpan 2 gridSpan 2',
    'rowSpan 2 hMerge 1',
    '',
    'gridSpan 2 vMerge 1',
    'hMerge 1 vMerge 1',
    '',
    '',
    '',
    '',
  ])
  expect(Object.fromEntries(firstNamed(frame, 'a:tblPr').attributes)).toEqual({
    firstRow: '0',
    firstCol: '1',
    lastRow: '1',
    bandRow: '1',
  })
  expect(lintPptx(bytes)).toEqual([])
})

test('has nothing that PowerPoint would repair', () => {
  expect(lintPptx(writtenTable().bytes)).toEqual([])
})
