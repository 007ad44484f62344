import type { LayoutTemplate } from '@deckloom/deck'
import type { PlannedSlide } from './plannedSlide.ts'
import { needsPicture } from './toSlide.ts'

const fewestInColumns = 4

/** The slide without the layouts that show a picture; the words that stood beside it take the whole page. */
export function withoutPictures(planned: PlannedSlide): PlannedSlide {
  if (!planned.layouts.some((layout) => needsPicture(layout))) return planned
  const plain = planned.layouts.filter((layout) => !needsPicture(layout))
  const lists = listLayouts(planned)
  const formed = plain.filter((layout) => !lists.includes(layout) && layout !== 'two column')
  const layouts = planned.role === 'content' ? [...formed, ...lists] : plain
  return { ...planned, layouts: layouts.length > 0 ? layouts : ['cover'] }
}

/**
 * What holds a list without a picture, fullest page first and enough of them that neighbors can differ; those that its
 * words do not fit are left out later.
 */
function listLayouts({ points }: PlannedSlide): readonly LayoutTemplate[] {
  if (points.length <= 1) return ['title only', 'title + bullets']
  // Three points in two columns leave half of one blank.
  return points.length < fewestInColumns
    ? ['three cards', 'title + bullets']
    : ['three cards', 'title + bullets', 'two column']
}
