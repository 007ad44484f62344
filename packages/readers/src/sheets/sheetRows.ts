import { readLimits } from '@deckloom/deck'
import {
  attributeOf,
  childAt,
  childrenNamed,
  descendantsNamed,
  numberOf,
  textOf,
} from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { CellFormat } from './cellFormats.ts'

export interface CellReading {
  readonly shared: readonly string[]
  readonly format: CellFormat
}

const mostColumns = 200
/** Rows beyond it are neither read nor counted. */
const mostRows = 20_000

/** Returns the cells of a sheet as text, row by row, including blank rows between. */
export function sheetRows(sheet: XmlElement, reading: CellReading): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = []
  let next = 1
  for (const row of childrenNamed(childAt(sheet, 'sheetData'), 'row').slice(0, mostRows)) {
    const number = numberOf(row, 'r') ?? next
    // A gap of any length counts as one blank row.
    if (number > next && rows.length > 0) rows.push([])
    next = number + 1
    if (attributeOf(row, 'hidden') !== '1') rows.push(cellsOf(row, reading))
    if (rows.length > mostRows + readLimits.sheetRows) break
  }
  return rows
}

function cellsOf(row: XmlElement, reading: CellReading): readonly string[] {
  const cells: string[] = []
  for (const cell of childrenNamed(row, 'c')) {
    const column = columnOf(attributeOf(cell, 'r')) ?? cells.length
    if (column >= mostColumns) break
    while (cells.length < column) cells.push('')
    cells[column] = textOfCell(cell, reading)
  }
  return cells
}

/** Returns the column index in a reference such as `AB12`, from 0. */
function columnOf(name: string | undefined): number | undefined {
  const [, letters] = /^([A-Z]{1,3})\d*$/u.exec(name ?? '') ?? []
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOfCell(cell: XmlElement, { shared, format }: CellReading): string {
  const value = textOf(childAt(cell, 'v'))
  switch (attributeOf(cell, 't') ?? 'n') {
    case 's':
      return shared[Number(value)] ?? ''
    case 'inlineStr':
      return descendantsNamed(childAt(cell, 'is'), 't').map(textOf).join('')
    case 'str':
    case 'd':
      return value
    case 'b':
      return value === '1' ? 'yes' : 'no'
    case 'e':
      return ''
    default:
      return value === '' ? '' : format(Number(value), numberOf(cell, 's') ?? 0)
  }
}
