import { deckLimits } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { cutSentence } from '../text/clauses.ts'
import { widthOf } from '../text/width.ts'
import { chartPages } from './chartPages.ts'
import { listsActions, readTable } from './columns.ts'
import { sumsBy } from './sumsBy.ts'
import type { TableContext, TableInput, TablePage } from './tablePage.ts'
import { timeColumn } from './times.ts'

const { table: limits } = deckLimits
/** Rows, and Latin letters of a row, that are read from a distance. */
const readable = { rows: 8, width: 130, cell: 60 }
/** Latin letters of all rows of a list, and of one. */
const list = { width: 560, row: 150 }
const timeline = { least: 3, most: 6, width: 110 }

/** The slides that a table can be: its charts, and the whole of it as rows, parted evenly where it is long. */
export function pagesOf(table: TableInput, context: TableContext): readonly TablePage[] {
  const sums = sumsBy(table, context.language)
  if (sums.length === 0) return ownPages(table, context)
  const rows = rowPages(table, { isCharted: true, language: context.language })
  return [
    ...sums.flatMap((summed) => ownPages(summed, context)),
    // The notes have all rows.
    ...rows.map(halved),
  ]
}

const compared = { rows: 5, charts: 3 }

function halved(page: TablePage): TablePage {
  return { ...page, worth: page.worth / 2 }
}

function ownPages(table: TableInput, context: TableContext): readonly TablePage[] {
  const { language } = context
  const read = readTable(table, language)
  if (listsActions(read))
    return rowPages(table, { isCharted: false, language }).map((page) => ({
      ...page,
      isActions: true,
    }))
  const charts = chartPages(read, language)
  const dated = charts.length === 0 ? timelinePage(table, context) : undefined
  if (dated) return [dated]
  const shown = new Set([read.names, ...charts.flatMap(({ columns = [] }) => columns)])
  if (charts.length > 0 && table.header.every((_, column) => shown.has(column))) return charts
  const rows = rowPages(table, { isCharted: charts.length > 0, language })
  // A few things by many measures are compared at one look.
  const isComparison = table.rows.length <= compared.rows && charts.length >= compared.charts
  return isComparison && rows[0]?.kind === 'table'
    ? [...rows.map((page) => ({ ...page, worth: 1 })), ...charts.map(halved)]
    : [...charts, ...rows]
}

/** Dates with what happens at them. */
function timelinePage(
  { header, rows }: TableInput,
  { language }: TableContext,
): TablePage | undefined {
  if (header.length > 3 || rows.length < timeline.least || rows.length > timeline.most)
    return undefined
  const dates = rows.map(([date = '']) => date)
  const points = rows.map(
    ([date = '', ...rest]) => `${date}: ${rest.filter((cell) => cell !== '').join(', ')}`,
  )
  const isTimeline =
    timeColumn(dates, language) !== undefined &&
    points.every((point) => widthOf(point) <= timeline.width)
  return isTimeline ? { kind: 'timeline', points, worth: 0.7 } : undefined
}

function rowPages(
  { header, rows }: TableInput,
  { isCharted, language }: { readonly isCharted: boolean; readonly language: Language },
): readonly TablePage[] {
  const worth = isCharted ? 0.15 : 0.5
  if (rows.length === 0) {
    return [{ kind: 'list', points: [header.filter((cell) => cell !== '').join(': ')], worth }]
  }
  const isNamed = header.some((cell) => cell.trim() !== '')
  const parts = evenParts(rows, readable.rows).map((part) =>
    (isNamed ? [header, ...part] : part).map((row) => row.map((cell) => cell.trim())),
  )
  if (parts.every((cells) => isReadable(cells))) {
    return parts.map((cells) => ({ kind: 'table', points: [], table: { rows: cells }, worth }))
  }
  const points = rows.map((row) => rowAsPoint(row, language))
  const widest = Math.max(...points.map((point) => widthOf(point)))
  const most = Math.max(2, Math.min(5, Math.floor(list.width / widest)))
  return evenParts(points, most).map((part) => ({ kind: 'list', points: part, worth }))
}

function isReadable(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.length ?? 0
  if (columns < limits.columns.min || columns > limits.columns.max || rows.length < limits.rows.min)
    return false
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  )
  return (
    widths.every((width) => width <= readable.cell) &&
    widths.reduce((sum, width) => sum + width, 0) <= readable.width
  )
}

/** 'Name: the rest', so that a row can stand in a list; what is too long is cut at a clause, and whole in the notes. */
function rowAsPoint([first = '', ...rest]: readonly string[], language: Language): string {
  const told = rest.filter((cell) => cell !== '').join('; ')
  const room = Math.max(40, list.row - widthOf(first))
  const [shown = ''] = cutSentence(told, room, language)
  const detail = shown.replace(/[;,.:]$/u, '')
  return first === '' || detail === '' ? `${first}${detail}` : `${first}: ${detail}`
}

/** Parts that are about as long as each other: seven rows are four and three. */
function evenParts<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / most)
  return Array.from({ length: count }, (_, index) =>
    items.slice(
      Math.round((index * items.length) / count),
      Math.round(((index + 1) * items.length) / count),
    ),
  )
}

/** Every cell of a table in lines for the notes: 'Region: North; Visitors: 1,204'. */
export function rowsInWords({ header, rows }: TableInput): readonly string[] {
  if (rows.length === 0) return [header.join('; ')]
  return rows.map((row) =>
    row
      .map((cell, column) =>
        (header[column] ?? '') === '' ? cell : `${header[column] ?? ''}: ${cell}`,
      )
      .join('; '),
  )
}
