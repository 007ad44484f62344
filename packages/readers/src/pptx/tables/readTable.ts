import { type CellRange, mergeAt, rangesOverlap } from '@deckloom/deck'
import { attributeOf, childAt, childrenNamed, numberOf } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'
import { readTextBody, type TextContext } from '../textBody.ts'
import type { GivenTable } from './tableData.ts'

/** Reads the cells of a table, which of them are merged, and what stands out in it. */
export function readTable(table: XmlElement, context: TextContext): GivenTable {
  const lines = childrenNamed(table, 'tr').map((row) => childrenNamed(row, 'tc'))
  const merges = mergesIn(lines)
  const rows = lines.map((cells, row) =>
    cells.map((cell, column) => {
      if (isOn(cell, 'hMerge') || isOn(cell, 'vMerge')) return ''
      const merge = mergeAt(merges, { row, column })
      // A cell has one line, a merged one a line for each paragraph.
      if (merge && (merge.row !== row || merge.column !== column)) return ''
      return wordsOf(cell, context, merge ? '\n' : ' ')
    }),
  )
  return {
    rows,
    columnWidths: widthsOf(table),
    ...looksOf(table),
    ...(merges.length > 0 && { merges }),
  }
}

/** Widths of the columns, in any unit. */
function widthsOf(table: XmlElement): readonly number[] {
  const columns = childrenNamed(childAt(table, 'tblGrid'), 'gridCol')
  return columns.map((column) => Math.max(0, numberOf(column, 'w') ?? 0))
}

function wordsOf(cell: XmlElement, context: TextContext, between: string): string {
  const { paragraphs } = readTextBody(childAt(cell, 'txBody'), context)
  return paragraphs
    .map(({ text }) => text.trim())
    .join(between)
    .trim()
}

// Overlapping spans are a fault of the file; the first of them counts.
function mergesIn(lines: readonly (readonly XmlElement[])[]): readonly CellRange[] {
  const merges: CellRange[] = []
  for (const [row, cells] of lines.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (isOn(cell, 'hMerge') || isOn(cell, 'vMerge')) continue
      const merge = {
        row,
        column,
        rows: spanOf(cell, 'rowSpan', lines.length - row),
        columns: spanOf(cell, 'gridSpan', cells.length - column),
      }
      const isFree = !merges.some((other) => rangesOverlap(merge, other))
      if (merge.rows * merge.columns > 1 && isFree) merges.push(merge)
    }
  }
  return merges
}

function spanOf(cell: XmlElement, name: 'rowSpan' | 'gridSpan', most: number): number {
  const span = Number.parseInt(attributeOf(cell, name) ?? '', 10)
  return Math.max(1, Math.min(span || 1, most))
}

const flags = ['firstRow', 'firstCol', 'lastRow', 'lastCol', 'bandRow', 'bandCol'] as const

/** What the table's flags say. A file without any of them leaves it to the program that shows it. */
function looksOf(table: XmlElement): Omit<GivenTable, 'rows' | 'merges' | 'columnWidths'> {
  const properties = childAt(table, 'tblPr')
  const says = flags.some((flag) => attributeOf(properties, flag) !== undefined)
  return {
    ...(says && !isOn(properties, 'firstRow') && { header: false }),
    ...(isOn(properties, 'firstCol') && { firstColumn: true }),
    ...(isOn(properties, 'lastRow') && { totalRow: true }),
    ...(isOn(properties, 'bandRow') && { banded: true }),
  }
}

function isOn(element: XmlElement | undefined, flag: string): boolean {
  return /^(?:1|true)$/u.test(attributeOf(element, flag) ?? '')
}
