import type { LayoutTemplate } from '@deckloom/deck'
import type { PlannedSlide } from './plannedSlide.ts'
import { needsPicture } from './toSlide.ts'

const fewestInColumns = 4

/** The slide without the layouts that show a picture; the words that stood beside it take the whole page. */
export function withoutPictures(planned: PlannedSlide): PlannedSlide {
  if (!planned.layouts.some((layout) => needsPicture(layout))) return planned
  // Three points in two columns leave half of one blank.
  const isShort = planned.points.length < fewestInColumns
  const plain = planned.layouts.filter(
    (layout) => !needsPicture(layout) && !(isShort && layout === 'two column'),
  )
  const layouts = planned.role === 'content' ? [...plain, ...listLayouts(planned)] : plain
  return { ...planned, layouts: layouts.length > 0 ? [...new Set(layouts)] : ['cover'] }
}

/** What holds a list without a picture, so that neighbours can differ; those that do not fit are left out later. */
function listLayouts({ points }: PlannedSlide): readonly LayoutTemplate[] {
  return [
    'title + bullets',
    ...(points.length > 1 ? (['three cards'] as const) : []),
    ...(points.length >= fewestInColumns ? (['two column'] as const) : []),
  ]
}
