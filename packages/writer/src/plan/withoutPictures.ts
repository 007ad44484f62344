import { layouts as definitions, layoutTemplates, type LayoutTemplate } from '@deckloom/deck'
import type { PlannedSlide } from './plannedSlide.ts'
import { widthOf } from '../text/width.ts'
import { needsPicture } from './toSlide.ts'

/** Removes the layouts that show a picture; the text then takes the whole page. */
export function withoutPictures(planned: PlannedSlide): PlannedSlide {
  if (!planned.layouts.some((layout) => needsPicture(layout))) return planned
  const plain = planned.layouts.filter((layout) => !needsPicture(layout))
  const lists = listLayouts(planned)
  const formed = plain.filter((layout) => !fallbacks.has(layout) && !lists.includes(layout))
  const layouts = planned.role === 'content' ? [...formed, ...lists] : plain
  return { ...planned, layouts: layouts.length > 0 ? layouts : ['cover'] }
}

/** Lists without a picture. */
const fallbacks: ReadonlySet<LayoutTemplate> = new Set(
  layoutTemplates.filter((layout) => {
    const { part, points, visual } = definitions[layout]
    return part === 'content' && points === 'list' && visual === 'none'
  }),
)
/** Maximum width, in Latin letters, of a title and of three points that are set large on a page of their own. */
const rest = { title: 60, points: 130 }

/**
 * Returns list layouts without a picture, the fullest first, and enough of them that neighboring slides can differ.
 * Those that the text does not fit are removed later.
 */
function listLayouts({ title, points, isProse }: PlannedSlide): readonly LayoutTemplate[] {
  if (points.length <= 1) {
    // A single short line in a list leaves half of its page empty; after a question, the space is for the answer.
    const [line = ''] = points
    const isOpen = /[?？؟]$/u.test(line)
    return widthOf(line) < rest.title && !isOpen
      ? ['title only']
      : ['title only', 'title + bullets']
  }
  const isShort = widthOf(title) <= rest.title && widthOf(points.join('')) <= rest.points
  return [
    ...(isProse === true ? [] : (['three cards'] as const)),
    'title + bullets',
    ...(points.length > 2 && (isShort || points.length > 3) ? (['two column'] as const) : []),
    ...(points.length <= 3 && isShort ? (['title only'] as const) : []),
  ]
}
