import { widthOf } from '../text/width.ts'
import { choosePoints } from '../weigh/choosePoints.ts'
import type { Point } from '../weigh/point.ts'
import type { Page } from './cell.ts'
import type { Evidence } from './layoutsFor.ts'
import { type Detail, roomFor } from './room.ts'

/** The content of a page before it has a title. */
export interface Body extends Evidence {
  /** Sentences that may become the title; the first `shown` of the others appear on the page. */
  readonly points: readonly Point[]
  readonly shown: number
  /** Lines after the sentences: the rows of a form, or what is computed from a table. */
  readonly own: readonly string[]
  /** The points that `own` shows in a form. */
  readonly formed?: readonly Point[]
  /** Maximum number of lines on the page, `own` included. */
  readonly most: number
  /** What the form is about; empty for prose. */
  readonly names: readonly string[]
  /** The form's own title. */
  readonly title?: string
  /** Whether `title` is a statement, so that it takes precedence over names. */
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

/** Returns the most important points of a page without a form. */
export function toldBody({ points }: Page, detail: Detail): Body {
  return { ...nothing, points: choosePoints(points, roomFor('list', detail)), shown: Infinity }
}

/**
 * Returns what a table is about: its rows, and what it measures, without the units, which occur in other sentences too.
 */
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
