import { splitLeadIn, type LayoutTemplate } from '@deckloom/deck'
import { figuresIn } from '../text/figures.ts'
import { widthOf } from '../text/width.ts'
import type { CellForm } from './cell.ts'

/** What a page shows beside its points or instead of them. */
export interface Evidence {
  /** Whether the chart or table is shown. */
  readonly isEvidence: boolean
  readonly isQuote?: boolean
  readonly isChart?: boolean
}

/** Minimum total width of the points, in Latin letters, that fill a list, and two columns. */
const listWidth = 240
const columnsWidth = 420
const pictured = ['title + bullets + image', 'side-by-side image + bullets'] as const

/** Returns the layouts that hold this content, the best first. */
export function layoutsFor(
  form: CellForm | undefined,
  points: readonly string[],
  body: Evidence,
): readonly LayoutTemplate[] {
  if (body.isQuote)
    return points.length > 0
      ? ['quote with portrait', 'centered quote']
      : ['centered quote', 'title only']
  if (body.isEvidence) return body.isChart === true ? ['title + chart + bullets'] : ['table']
  return [...formLayouts(form, points), ...listLayouts(points, form)]
}

/** Returns lists that fill a page. At reading size, no half of the page may be empty. */
function listLayouts(
  points: readonly string[],
  form: CellForm | undefined,
): readonly LayoutTemplate[] {
  // Numbered cards and pictures would number a counted list twice.
  if (form === 'counted list') return ['title + bullets', 'two column']
  if (points.length <= 1)
    return points.length === 0
      ? ['full image background', 'title only']
      : ['full image background', ...pictured, 'title + bullets']
  const width = points.reduce((sum, point) => sum + widthOf(point), 0)
  const lists: readonly LayoutTemplate[] = [
    ...(points.length <= 4 ? pictured : []),
    ...(width >= listWidth || points.length > 3 ? (['title + bullets'] as const) : []),
    ...(width >= columnsWidth && points.length > 3 ? (['two column'] as const) : []),
    ...(points.length > 4 ? [pictured[0]] : []),
  ]
  return lists.length > 0 ? lists : ['title + bullets']
}

function formLayouts(
  form: CellForm | undefined,
  points: readonly string[],
): readonly LayoutTemplate[] {
  if (form === 'dates') return ['timeline']
  if (form === 'steps') return ['process']
  if (form === 'people') return ['team']
  const areFigures = points.every((point) => isFigure(splitLeadIn(point, 1)?.lead ?? ''))
  if (areFigures && points.length >= 3) return ['kpi row']
  // A 'named list' can use icons if at least half of its names suggest one of their own.
  return form === 'named list' ? ['icon list'] : []
}

/** Whether a text is a value that can be set large: '12,5 %'. */
export function isFigure(text: string): boolean {
  return figuresIn(text).length === 1 && widthOf(text) <= 14
}
