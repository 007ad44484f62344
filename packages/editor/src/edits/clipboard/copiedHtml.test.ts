import { bulletsId, titleId, editContent, newSlide } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { tableId } from '../tables/shownTable.ts'
import { htmlOfElements, htmlOfSlides } from './copiedHtml.ts'
import { noEmphasis } from './copiedParts.ts'
import { linesHtml } from './linesHtml.ts'

const slide = editContent(newSlide('a', 1), (content) => ({
  ...content,
  title: 'Wells & <water>',
  bullets: [
    'One',
    { text: 'Two', level: 1, list: 'number' as const },
    { text: 'Three', level: 2 },
    {
      text: 'Four\nmore',
      runs: [
        { text: 'Four', bold: true, href: 'https://example.org/?a=1&b="2"' },
        { text: '\nmore' },
      ],
    },
  ],
}))
const withTable = editContent(slide, (content) => ({
  ...content,
  layout: 'table' as const,
  table: {
    rows: [
      ['Well', 'Depth'],
      ['North', '<120>'],
    ],
  },
}))

test('a list is copied as lists within lists, with what its words look like', () => {
  expect(htmlOfElements(slide, [titleId(slide), bulletsId(slide)])).toBe(
    '<p><b>Wells &amp; &lt;water&gt;</b></p>' +
      '<ul><li>One<ol><li data-level="1">Two<ul><li data-level="2">Three</li></ul></li></ol></li>' +
      '<li><a href="https://example.org/?a=1&amp;b=&quot;2&quot;"><b>Four</b></a><br>more</li></ul>',
  )
})

test('a table is copied as one, with borders that need no style sheet', () => {
  const html = htmlOfElements(withTable, [tableId(withTable)])

  expect(html.replaceAll(/ style="[^"]*"/gu, '')).toBe(
    '<table><tbody><tr><th>Well</th><th>Depth</th></tr><tr><td>North</td><td>&lt;120&gt;</td></tr></tbody></table>',
  )
  expect(html).toContain('border: 1px solid')
})

test('slides are copied as headings over what they say', () => {
  expect(htmlOfSlides([slide, withTable])).toMatch(
    /^<h2>Wells &amp; &lt;water&gt;<\/h2><ul>.*<\/ul><h2>.*<table/u,
  )
})

test('merged cells are copied as cells over several columns and rows', () => {
  const merged = editContent(withTable, (content) => ({
    ...content,
    table: {
      rows: [
        ['North\nSouth', ''],
        ['1', '2'],
      ],
      merges: [{ row: 0, column: 0, rows: 1, columns: 2 }],
      header: false,
    },
  }))
  const html = htmlOfElements(merged, [tableId(merged)])

  expect(html.replaceAll(/ style="[^"]*"/gu, '')).toBe(
    '<table><tbody><tr><td colspan="2">North<br>South</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  )
})

test('words carry the looks that were chosen for them, where other programs can show them', () => {
  const runs = [
    { text: 'red', color: '#B91C1C', fontFamily: 'Lora', fontSize: 40 },
    { text: 'white', color: '#FFFFFF' },
    { text: 'marked', color: '#FFFFFF', highlight: '#1D4ED8' },
    { text: 'dark', highlight: '#111827' },
    { text: 'link', href: 'https://example.org/', underline: false },
  ]
  expect(linesHtml([{ runs }, { list: 'bullet', color: '#B91C1C', runs: [] }], noEmphasis)).toBe(
    '<p><span style="color: #B91C1C; font-family: \'Lora\'" data-color="#B91C1C" data-font="Lora" data-size="40">red</span>' +
      '<span data-color="#FFFFFF">white</span>' +
      '<span style="color: #FFFFFF; background-color: #1D4ED8" data-color="#FFFFFF" data-highlight="#1D4ED8">marked</span>' +
      '<span data-highlight="#111827">dark</span>' +
      '<a href="https://example.org/" style="text-decoration: none">link</a></p>' +
      '<ul><li data-color="#B91C1C"></li></ul>',
  )
})
