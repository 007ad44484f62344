import { deckLimits } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { cutSentence } from '../text/clauses.ts'
import { widthOf } from '../text/width.ts'
import { chartPages } from './chartPages.ts'
import { listsActions, type ReadTable, readTable } from './columns.ts'
import { evenParts } from './evenParts.ts'
import { makeClaim, sayFact } from './facts.ts'
import { sumsBy } from './sumsBy.ts'
import type { TableContext, TableInput, TablePage } from './tablePage.ts'
import { timeColumn } from './times.ts'

const { table: limits } = deckLimits
/** Maximum rows, width of a row and width of a cell, in Latin letters, that are legible from a distance. */
const readable = { rows: 8, width: 130, cell: 60 }
/** Maximum widths, in Latin letters, of all rows of a list, and of one. */
const list = { width: 560, row: 150 }
const timeline = { least: 3, most: 6, width: 110 }

/** Returns the slides for a table: its charts, and all of its rows, split evenly if there are many. */
export function pagesOf(table: TableInput, context: TableContext): readonly TablePage[] {
  const { groups, isNamed, total } = sumsBy(table, context.language)
  const summed = groups.flatMap((group) => ownPages(group, context))
  if (summed.length > 0 && !isNamed) {
    const rows = rowPages(table, { isCharted: true, language: context.language })
    // The notes contain all rows.
    return [...summed, ...rows.map(halveWorth)]
  }
  // Rows with the same name could be counted twice.
  const own = ownPages(table, context, isNamed ? total : undefined)
  const charts = context.isSheet === true ? summed.filter(({ kind }) => kind === 'chart') : []
  return [...own, ...charts.map(halveWorth)]
}

const compared = { rows: 5, charts: 3 }

function halveWorth(page: TablePage): TablePage {
  return { ...page, worth: page.worth / 2 }
}

function ownPages(
  table: TableInput,
  context: TableContext,
  sums?: readonly string[],
): readonly TablePage[] {
  const { language, isSheet = false } = context
  const read = readTable(table, language)
  if (listsActions(read))
    return rowPages(table, { isCharted: false, language }).map((page) => ({
      ...page,
      isActions: true,
    }))
  const charts = chartPages(read, context)
  const dated = charts.length === 0 ? timelinePage(table, context) : undefined
  if (dated) return [dated]
  const summed = isSheet ? summedPages(table, sums, { read, language }) : []
  if (summed.length > 0) return [...charts, ...summed]
  const shown = new Set([read.names, ...charts.flatMap(({ columns = [] }) => columns)])
  const isTold = table.header.every((_, column) => shown.has(column))
  if (charts.length > 0 && isTold && !isSheet) return charts
  const rows = rowPages(table, { isCharted: charts.length > 0, language })
  const first =
    rows.length === 1 ? rowsFirst(rows[0], charts, { read, shown: shown.size - 1 }) : undefined
  return first ? [first, ...charts.map(halveWorth)] : [...charts, ...rows]
}

/** Returns the table as the first page if it tells more at a glance than the charts. */
function rowsFirst(
  rows: TablePage | undefined,
  charts: readonly TablePage[],
  {
    read: { rows: body, header, times },
    shown,
  }: { readonly read: ReadTable; readonly shown: number },
): TablePage | undefined {
  const [lead] = charts
  if (rows?.kind !== 'table') return undefined
  if (lead?.isTelling === true && lead.columns === undefined && !times) return claimedBy(lead, rows)
  // A few rows with many measures make a comparison; so does a table of which charts show less than half.
  const isComparison = body.length <= compared.rows && charts.length >= compared.charts
  const isPartly = shown * 2 < header.length - 1
  return isComparison || isPartly ? { ...rows, worth: 1 } : undefined
}

/** Returns all rows with the claim of a chart that does not show all of them. */
function claimedBy({ claim, points }: TablePage, rows: TablePage): TablePage {
  return { ...rows, ...(claim !== undefined && { claim }), isTelling: true, points, worth: 1 }
}

/** Returns all rows with their totals below, and the total of the last measure that is not a target as the claim. */
function summedPages(
  { header, rows }: TableInput,
  sums: readonly string[] | undefined,
  { read, language }: { readonly read: ReadTable; readonly language: Language },
): readonly TablePage[] {
  const { measures, total } = read
  if (!sums || total) return []
  // The totals stay on the page of their rows if they fit.
  const most = limits.rows.max - 1
  const pages = rowPages({ header, rows: [...rows, sums] }, { isCharted: true, language, most })
  const main = measures.findLast(({ isTarget, column }) => !isTarget && sums[column] !== '')
  const claim = main && sayFact('total', language, { m: main.name, v: sums[main.column] ?? '' })
  return pages.map((page, index) =>
    index === pages.length - 1
      ? { ...page, ...(claim !== undefined && makeClaim(claim)), worth: 0.9 }
      : page,
  )
}

/** Returns a timeline of dates and events. */
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

interface RowsContext {
  readonly isCharted: boolean
  readonly language: Language
  /** Maximum rows on a page. */
  readonly most?: number
}

function rowPages(
  { header, rows }: TableInput,
  { isCharted, language, most = readable.rows }: RowsContext,
): readonly TablePage[] {
  const worth = isCharted ? 0.15 : 0.5
  if (rows.length === 0) {
    return [{ kind: 'list', points: [header.filter((cell) => cell !== '').join(': ')], worth }]
  }
  const isNamed = header.some((cell) => cell.trim() !== '')
  const parts = evenParts(rows, most).map((part) =>
    (isNamed ? [header, ...part] : part).map((row) => row.map((cell) => cell.trim())),
  )
  if (parts.every((cells) => isReadable(cells))) {
    return parts.map((cells) => ({ kind: 'table', points: [], table: { rows: cells }, worth }))
  }
  const points = rows.map((row) => rowAsPoint(row, language))
  const widest = Math.max(...points.map((point) => widthOf(point)))
  const listed = Math.max(2, Math.min(5, Math.floor(list.width / widest)))
  return evenParts(points, listed).map((part) => ({ kind: 'list', points: part, worth }))
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

/**
 * Returns a row as a list item, 'Name: the rest'. A row that is too long is cut at a clause; the notes contain it in
 * full.
 */
function rowAsPoint([first = '', ...rest]: readonly string[], language: Language): string {
  const told = rest.filter((cell) => cell !== '').join('; ')
  const room = Math.max(40, list.row - widthOf(first))
  const [shown = ''] = cutSentence(told, room, language)
  const detail = shown.replace(/[;,.:]$/u, '')
  return first === '' || detail === '' ? `${first}${detail}` : `${first}: ${detail}`
}

/** Returns every cell of a table as text for the notes: 'Region: North; Visitors: 1,204'. */
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
