import type { ChartData, ChartType } from '@deckloom/deck'
import { capitalise } from '../language/letterCase.ts'
import { shorten, wordsIn } from '../language/words.ts'

export interface SourceTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const maxPoints = 8
// A fraction of exactly three digits may be a thousands group, so such a cell counts as words.
const number =
  /^([^\d-]{0,6})(\d{1,3}(?:[, \u00A0']\d{3})+|\d+)([.,](?:\d{1,2}|\d{4,}))?([^\d]{0,12})$/u
const total = /^(?:total|sum|all|overall|average|gesamt|summe)\b/iu

/** The first column of plain numbers as a chart: two to eight rows, none negative, labels as given. */
export function chartOf(table: SourceTable, context: string): ChartData | undefined {
  const rows = table.rows.filter((row) => !total.test(row[0] ?? ''))
  if (rows.length < 2 || rows.length > maxPoints) return undefined
  const columns = table.header.map((name, index) => ({
    name,
    values: valuesOf(rows.map((row) => row[index] ?? '')),
  }))
  const spoken = wordsIn(context)
  const numeric = columns.slice(1).filter(({ values }) => values !== undefined)
  // The column that the text speaks of is the one to draw; without a word about any, the last.
  const column = numeric
    .toReversed()
    .toSorted((a, b) => mentions(b.name, spoken) - mentions(a.name, spoken))[0]
  if (!column?.values || rows.some((row) => (row[0] ?? '') === '')) return undefined
  const data = rows.map((row, index) => ({
    label: shorten(row[0] ?? '', 40),
    value: column.values?.[index] ?? 0,
  }))
  return {
    type: chartTypeOf(data.map(({ label }) => label)),
    title: capitalise(shorten(column.name, 80)),
    data,
    colors: [],
  }
}

function chartTypeOf(labels: readonly string[]): ChartType {
  const isTime = labels.every((label) => time.test(label))
  if (isTime) return labels.length > 4 ? 'line' : 'bar'
  return labels.length > 5 || labels.some((label) => label.length > 10) ? 'horizontal-bar' : 'bar'
}

function mentions(name: string, spoken: readonly string[]): number {
  const words = new Set(wordsIn(name).filter((word) => word.length > 3))
  return spoken.filter((word) => words.has(word)).length
}

const time = /^(?:Q[1-4]|H[12]|\d{4}\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu

/** Values of a column whose cells all carry the same unit; '1.2m' beside '800k' is no series. */
function valuesOf(cells: readonly string[]): readonly number[] | undefined {
  const matches = cells.map((cell) => number.exec(cell.trim()))
  const units = new Set(
    matches.map((match) => (match ? `${match[1] ?? ''}|${(match[4] ?? '').trim()}` : '')),
  )
  if (units.size !== 1 || matches.includes(null)) return undefined
  return matches.map((match) => valueOf(match?.[2] ?? '', match?.[3] ?? ''))
}

function valueOf(whole: string, fraction: string): number {
  return Number(whole.replace(/\D/gu, '') + fraction.replace(',', '.'))
}

/** Rows as points: 'North: 120, up from 80'. */
export function rowPoints(table: SourceTable, length: number): readonly string[] {
  return table.rows.map((row) => {
    const [label = '', ...cells] = row
    const named =
      cells.length > 1
        ? cells.map((cell, index) => joinCell(table.header[index + 1] ?? '', cell))
        : cells
    return shorten(`${label}: ${named.filter(Boolean).join(', ')}`, length)
  })
}

function joinCell(name: string, cell: string): string {
  if (cell === '' || cell === '-' || cell === '–') return ''
  return /\d/u.test(cell) && name !== '' ? `${name.toLowerCase()} ${cell}` : cell
}
