import { widthOf } from '../text/width.ts'
import { choosePoints } from '../weigh/choosePoints.ts'
import type { Point } from '../weigh/point.ts'
import type { Page } from './cell.ts'
import type { Evidence } from './layoutsFor.ts'
import { type Detail, roomFor } from './room.ts'

/** What a page says, before it has a title. */
export interface Body extends Evidence {
  readonly points: readonly Point[]
  /** What stands on the page in place of points. */
  readonly own?: readonly string[]
  /** A title that the form itself has. */
  readonly title?: string
}

export function bodyOf(page: Page, detail: Detail): Body {
  const { cell, points } = page
  const own = points.filter((point) => cell.blocks.some((ref) => isIn(point, ref)))
  const beside = points.filter((point) => !own.includes(point))
  if (cell.table) return tableBody(cell.table, choosePoints(points, roomFor('chart', detail)))
  if (cell.quote) {
    const by = cell.quote.by === undefined ? [] : [cell.quote.by]
    const isShort = widthOf(cell.quote.text) <= 200
    if (isShort)
      return { points: [], own: by, title: cell.quote.text, isEvidence: false, isQuote: true }
  }
  if (cell.form && cell.form !== 'quote') {
    const heads = own.filter(({ part }) => part === 0)
    return {
      points: beside,
      own: heads.map(({ sentence, text }) =>
        heads.length === own.length ? text : plain(sentence),
      ),
      isEvidence: false,
    }
  }
  return { points: choosePoints(points, roomFor('list', detail)), isEvidence: false }
}

function plain(sentence: string): string {
  return sentence.replace(/[.。।]$/u, '')
}

function tableBody(table: NonNullable<Page['cell']['table']>, beside: readonly Point[]): Body {
  const title = table.claim === undefined ? {} : { title: table.claim }
  if (table.kind === 'chart') {
    const said = beside
      .map(({ text }) => text)
      .slice(0, Math.max(1, 3 - Math.min(2, table.points.length)))
    const points = [...table.points.slice(0, 2), ...said].slice(0, 4)
    return { points: [], own: points, ...title, isEvidence: true, isChart: true }
  }
  if (table.kind === 'table')
    return {
      points: [],
      own: beside.slice(0, 1).map(({ text }) => text),
      ...title,
      isEvidence: true,
    }
  return { points: [], own: table.points, ...title, isEvidence: false }
}

function isIn(
  { section, block }: Point,
  ref: { readonly section: number; readonly block: number },
): boolean {
  return section === ref.section && block === ref.block
}
