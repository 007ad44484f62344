import { tableDataSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { readXml } from '../../xml/readXml.ts'
import { slideColors } from '../parts/colors.ts'
import { readTable } from './readTable.ts'
import { tableData } from './tableData.ts'

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const context = { colors: slideColors(undefined, undefined), link: () => undefined }

function cell(words: string, spans = ''): string {
  const paragraphs = words.split('\n').map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`)
  return `<a:tc ${spans}><a:txBody>${paragraphs.join('')}</a:txBody></a:tc>`
}

function read(properties: string, rows: readonly (readonly string[])[]) {
  const lines = rows.map((cells) => `<a:tr>${cells.join('')}</a:tr>`).join('')
  const xml = `<a:tbl xmlns:a="${drawing}">${properties}${lines}</a:tbl>`
  return tableData(readTable(readXml(new TextEncoder().encode(xml)), context))?.data
}

const plain = [
  [cell('a'), cell('b')],
  [cell('c\nd'), cell('e')],
]

test('merged cells are read with a line for each paragraph, and cut to what a slide holds', () => {
  const table = read('<a:tblPr firstRow="1" bandRow="1"/>', [
    [cell('Two\nlines', 'gridSpan="2" rowSpan="2"'), cell('', 'hMerge="1" rowSpan="2"')],
    [cell('', 'vMerge="1" gridSpan="2"'), cell('', 'hMerge="1" vMerge="1"')],
    [cell('c'), cell('d', 'rowSpan="9"')],
  ])

  expect(table).toEqual({
    rows: [
      ['Two\nlines', ''],
      ['', ''],
      ['c', 'd'],
    ],
    banded: true,
    merges: [{ row: 0, column: 0, rows: 2, columns: 2 }],
  })
  expect(tableDataSchema.safeParse(table).success).toBe(true)
})

test('flags are taken over where a file states any', () => {
  const rows = [
    ['a', 'b'],
    ['c d', 'e'],
  ]
  expect(read('', plain)).toEqual({ rows })
  expect(read('<a:tblPr><a:noFill/></a:tblPr>', plain)).toEqual({ rows })
  expect(read('<a:tblPr firstCol="1"/>', plain)).toEqual({ rows, header: false, firstColumn: true })
  expect(read('<a:tblPr firstRow="1" lastRow="1"/>', plain)).toEqual({ rows, totalRow: true })
})

test('columns keep their widths, relative to each other', () => {
  const grid = (...widths: readonly (number | string)[]) =>
    `<a:tblGrid>${widths.map((w) => `<a:gridCol w="${w}"/>`).join('')}</a:tblGrid>`
  expect(read(grid(3_000_000, 1_000_000), plain)?.columnWidths).toEqual([0.75, 0.25])
  expect(read(grid(3_000_000), plain)?.columnWidths).toBeUndefined()
  expect(read(grid('wide', -4), plain)?.columnWidths).toBeUndefined()
})
