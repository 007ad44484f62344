import type { LayoutTemplate } from '@deckloom/deck'
import { widthOf } from '../text/width.ts'

/** What a layout holds at its full type size: characters and items, counted as the slots of the page were drawn. */
export interface LayoutLimit {
  readonly title: number
  readonly items: readonly [min: number, max: number]
  /** Latin letters of one point. */
  readonly item: number
  /** Latin letters of all points together. */
  readonly all?: number
  /** Title and points share the width with a picture. */
  readonly isBeside?: true
}

export const layoutLimits: Readonly<Record<LayoutTemplate, LayoutLimit>> = {
  cover: { title: 60, items: [0, 2], item: 120 },
  agenda: { title: 28, items: [3, 7], item: 60 },
  'section header': { title: 56, items: [0, 1], item: 120 },
  'title only': { title: 120, items: [0, 3], item: 200, all: 200 },
  'title + bullets': { title: 110, items: [1, 6], item: 200, all: 620 },
  'title + bullets + image': { title: 64, items: [1, 5], item: 150, all: 400, isBeside: true },
  'side-by-side image + bullets': { title: 64, items: [1, 4], item: 140, all: 340, isBeside: true },
  'full image background': { title: 72, items: [0, 1], item: 110 },
  'title + chart + bullets': { title: 100, items: [0, 4], item: 130, all: 300 },
  'centered quote': { title: 220, items: [0, 1], item: 80 },
  'two column': { title: 84, items: [2, 10], item: 150, all: 760 },
  'big number': { title: 90, items: [1, 4], item: 130, all: 360 },
  'kpi row': { title: 84, items: [3, 4], item: 60 },
  comparison: { title: 84, items: [6, 12], item: 70 },
  timeline: { title: 84, items: [3, 6], item: 90 },
  process: { title: 84, items: [3, 5], item: 110 },
  'three cards': { title: 84, items: [2, 4], item: 160, all: 480 },
  closing: { title: 64, items: [1, 4], item: 130 },
  'cover-image': { title: 52, items: [0, 2], item: 110 },
  'quote with portrait': { title: 200, items: [0, 1], item: 80 },
  team: { title: 84, items: [2, 4], item: 84 },
  table: { title: 100, items: [0, 1], item: 120 },
}

export function fitsLayout(
  layout: LayoutTemplate,
  title: string,
  points: readonly string[],
): boolean {
  const limit = layoutLimits[layout]
  const [min, max] = limit.items
  const widths = points.map((point) => widthOf(point))
  const all = widths.reduce((sum, width) => sum + width, 0)
  // Beside a picture a title may take the room that few points leave.
  const spare = limit.isBeside ? Math.max(0, (limit.all ?? 0) / 2 - all) / 4 : 0
  return (
    widthOf(title) <= limit.title + spare &&
    points.length >= min &&
    points.length <= max &&
    widths.every((width) => width <= limit.item) &&
    all <= (limit.all ?? Infinity)
  )
}
