import { widthOf } from '../text/width.ts'
import { choosePoints } from '../weigh/choosePoints.ts'
import type { Point } from '../weigh/point.ts'
import type { Page } from './cell.ts'
import type { Evidence } from './layoutsFor.ts'
import { type Detail, roomFor } from './room.ts'

/** What a page says, before it has a title. */
export interface Body extends Evidence {
  /** Sentences that may be its title; the first `shown` of the others stand on it. */
  readonly points: readonly Point[]
  readonly shown: number
  /** What stands on the page behind them: the rows of a form, what is computed from a table. */
  readonly own: readonly string[]
  /** The points that `own` shows in a form of their own. */
  readonly formed?: readonly Point[]
  /** Lines of both. */
  readonly most: number
  /** What its form is about; none where it is told. */
  readonly names: readonly string[]
  /** A title that the form itself has. */
  readonly title?: string
  /** No sentence says it better. */
  readonly isTold?: boolean
}

const mostQuoted = 200
const beside = { chart: 3, table: 1 }

export function bodyOf(page: Page, detail: Detail): Body {
  const { cell, points } = page
  if (cell.table) return tableBody(cell.table, choosePoints(points, roomFor('chart', detail)))
  if (cell.quote && widthOf(cell.quote.text) <= mostQuoted) {
    const { text, by } = cell.quote
    const own = by === undefined ? [] : [by]
    return { ...nothing, own, most: 1, title: text, isTold: true, isQuote: true }
  }
  if (!cell.form || cell.form === 'quote') return toldBody(page, detail)
  const own = cell.points
  const heads = own.filter(({ part }) => part === 0)
  const items = heads.map(({ sentence, text }) =>
    heads.length === own.length ? text : sentence.replace(/[.。]$/u, ''),
  )
  const others = points.filter((point) => !own.includes(point))
  return { ...nothing, points: others, own: items, formed: own, names: items }
}

const nothing = {
  points: [],
  shown: 0,
  own: [],
  most: Infinity,
  names: [],
  isEvidence: false,
} as const

/** What matters most of a page that has no form. */
export function toldBody({ points }: Page, detail: Detail): Body {
  return { ...nothing, points: choosePoints(points, roomFor('list', detail)), shown: Infinity }
}

/** What a table is about: its rows, and what it measures without its units, which other sentences have as well. */
function namesIn({ chart, table }: NonNullable<Page['cell']['table']>): readonly string[] {
  const labels = chart?.data.map(({ label }) => label) ?? []
  const rows = table?.rows.map(([first = '']) => first) ?? []
  return [...labels, ...rows, chart?.title.replace(/[(（][^()（）]*[)）]/gu, '') ?? '']
}

function tableBody(table: NonNullable<Page['cell']['table']>, points: readonly Point[]): Body {
  const { kind, claim, isTelling } = table
  const isEvidence = kind === 'chart' || kind === 'table'
  const most = kind === 'chart' ? beside.chart : kind === 'table' ? beside.table : Infinity
  return {
    points,
    shown: isEvidence ? most : 0,
    own: table.points,
    most,
    names: namesIn(table),
    ...(claim !== undefined && { title: claim }),
    ...(isTelling === true && { isTold: true }),
    isEvidence,
    ...(kind === 'chart' && { isChart: true }),
  }
}
