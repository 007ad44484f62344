import { layouts, type LayoutTemplate } from '@deckloom/deck'
import { widthOf } from '../text/width.ts'
import type { PlannedSlide } from './plannedSlide.ts'

/** Whether a layout holds this text at its full type size. */
export function fitsLayout(
  layout: LayoutTemplate,
  title: string,
  points: readonly string[],
): boolean {
  const limit = layouts[layout].limits
  const [min, max] = limit.items
  const widths = points.map((point) => widthOf(point))
  const all = widths.reduce((sum, width) => sum + width, 0)
  // Beside a picture, a title may use the room that a few points leave.
  const spare = limit.isBeside ? Math.max(0, (limit.all ?? 0) / 2 - all) / 4 : 0
  return (
    widthOf(title) <= limit.title + spare &&
    points.length >= min &&
    points.length <= max &&
    widths.every((width) => width <= limit.item) &&
    all <= (limit.all ?? Infinity)
  )
}

/**
 * Returns the points that a slide shows: none if they do not fit below a table that has them in its
 * rows.
 */
export function pointsOn(
  layout: LayoutTemplate,
  { points, table }: Pick<PlannedSlide, 'points' | 'table'>,
): readonly string[] {
  const { visual, limits } = layouts[layout]
  return table && visual === 'table' && points.length > limits.items[1] ? [] : points
}
