import type { ChartData, ChartType, TableData } from '@deckloom/deck'
import { fill } from '../language/fill.ts'
import type { Language } from '../language/languages.ts'
import { capitalise } from '../language/letterCase.ts'
import { countWords, shorten, wordsIn } from '../language/words.ts'
import type { Phrases } from '../wording/phrases.ts'
import { dateLed } from './dateWords.ts'

export interface SourceTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const maxPoints = 8
const mostSlices = 5
const tableRows = { min: 2, max: 8 }
const tableColumns = { min: 3, max: 5 }
const cellLength = 60
// A fraction of exactly three digits may be a thousands group, so such a cell counts as words where the language is not known.
const pointed =
  /^([^\d-]{0,6})(\d{1,3}(?:[,\s\u00A0\u202F']\d{3})+|\d+)(\.(?:\d{1,2}|\d{4,}))?([^\d]{0,12})$/u
const commaed = /^([^\d-]{0,6})(\d{1,3}(?:[.\s\u00A0\u202F']\d{3})+|\d+)(,\d+)?([^\d]{0,12})$/u
const either =
  /^([^\d-]{0,6})(\d{1,3}(?:[, \u00A0']\d{3})+|\d+)([.,](?:\d{1,2}|\d{4,}))?([^\d]{0,12})$/u
const total =
  /^(?:total|sum|all|overall|average|gesamt|summe|ensemble|moyenne|suma|media|totale|somma|soma|média)(?!\p{L})/iu

export interface TableContext {
  /** What the section says, to choose the column that it speaks of. */
  readonly text: string
  readonly language: Language
}

/** A column of plain numbers as a chart, with what its title can say. */
export interface TableChart {
  readonly chart: ChartData
  /** The finding in a sentence: who leads, or how a series runs. */
  readonly finding: string
}

/** One column of plain numbers as a chart: two to eight rows, none negative, labels as given. */
export function chartOf(
  table: SourceTable,
  context: TableContext,
  phrases: Phrases,
): TableChart | undefined {
  const rows = table.rows.filter((row) => !total.test(row[0] ?? ''))
  if (rows.length < 2 || rows.length > maxPoints) return undefined
  const columns = table.header.map((name, index) => ({
    index,
    name,
    ...seriesOf(
      rows.map((row) => row[index] ?? ''),
      context.language,
    ),
  }))
  const spoken = wordsIn(context.text)
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
  const labels = data.map(({ label }) => label)
  const cells = rows.map((row) => (row[column.index] ?? '').trim())
  const chart = {
    type: chartTypeOf(labels, column.values, column.unit),
    title: capitalise(shorten(withUnit(column.name, column.unit), 80)),
    data,
    colors: [],
  }
  return {
    chart,
    finding: findingOf({ name: column.name, labels, cells, values: column.values }, phrases),
  }
}

interface Series {
  readonly name: string
  readonly labels: readonly string[]
  readonly cells: readonly string[]
  readonly values: readonly number[]
}

function findingOf({ name, labels, cells, values }: Series, { source }: Phrases): string {
  if (labels.every((label) => dateLed.test(label)))
    return capitalise(fill(source.course, shorten(name, 40), cells[0] ?? '', cells.at(-1) ?? ''))
  const top = values.indexOf(Math.max(...values))
  return fill(source.top, labels[top] ?? '', cells[top] ?? '')
}

function withUnit(name: string, unit: string): string {
  return unit === '' || name.includes('(') || name.includes(unit) ? name : `${name} (${unit})`
}

function chartTypeOf(
  labels: readonly string[],
  values: readonly number[],
  unit: string,
): ChartType {
  const isTime = labels.every((label) => dateLed.test(label))
  if (isTime) return labels.length > 4 ? 'line' : 'bar'
  const sum = values.reduce((all, value) => all + value, 0)
  if (unit === '%' && Math.abs(sum - 100) <= 1 && labels.length <= mostSlices) return 'donut'
  return labels.length > 5 || labels.some((label) => label.length > 10) ? 'horizontal-bar' : 'bar'
}

function mentions(name: string, spoken: readonly string[]): number {
  const words = new Set(wordsIn(name).filter((word) => word.length > 3 && !/\d/u.test(word)))
  return spoken.filter((word) => words.has(word)).length
}

interface Values {
  readonly values?: readonly number[]
  readonly unit: string
}

/** Values of a column whose cells all carry the same unit; '1.2m' beside '800k' is no series. */
function seriesOf(cells: readonly string[], language: Language): Values {
  const pattern = language === 'en' ? pointed : language === 'other' ? either : commaed
  const matches = cells.map((cell) => pattern.exec(cell.trim()))
  const units = new Set(
    matches.map((match) => (match ? `${match[1] ?? ''}|${(match[4] ?? '').trim()}` : '')),
  )
  if (units.size !== 1 || matches.includes(null)) return { unit: '' }
  const [unit = ''] = units
  return {
    values: matches.map((match) => valueOf(match?.[2] ?? '', match?.[3] ?? '')),
    unit: unit.replace('|', '').trim(),
  }
}

function valueOf(whole: string, fraction: string): number {
  return Number(whole.replace(/\D/gu, '') + fraction.replace(',', '.'))
}

/** Whether the text speaks of one column of numbers more than of the others: then that one is drawn. */
function speaksOfOne({ header }: SourceTable, text: string): boolean {
  const spoken = wordsIn(text)
  const counts = header.slice(1).map((name) => mentions(name, spoken))
  const most = Math.max(0, ...counts)
  return most > 0 && counts.filter((count) => count === most).length === 1
}

/** The table itself, where it has more to compare than one column and is small enough to read. */
export function tableDataOf(table: SourceTable, text: string): TableData | undefined {
  if (speaksOfOne(table, text)) return undefined
  const { header, rows } = table
  const fits =
    rows.length >= tableRows.min &&
    rows.length <= tableRows.max &&
    header.length >= tableColumns.min &&
    header.length <= tableColumns.max
  const cells = [header, ...rows].map((row) => header.map((_, index) => row[index] ?? ''))
  return fits && cells.flat().every((cell) => cell.length <= cellLength && countWords(cell) <= 9)
    ? { rows: cells }
    : undefined
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
