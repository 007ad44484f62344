import type { LayoutTemplate } from '@deckloom/deck'
import type { Draft, OutlineEntry, WriteSettings } from '../types.ts'
import type { Frames } from '../frames/frames.ts'
import type { PlannedSlide } from './plannedSlide.ts'
import { withoutPictures } from './withoutPictures.ts'

/** Layouts for points that nobody planned. */
export const listLayouts: readonly LayoutTemplate[] = [
  'title + bullets + image',
  'side-by-side image + bullets',
  'title + bullets',
  'two column',
]
const lists: ReadonlySet<LayoutTemplate> = new Set(listLayouts)
const briefly = 3

/** A planned slide as an entry of an outline, where a person may change its words. */
export function entryOf(planned: PlannedSlide, id: string): OutlineEntry {
  const { title, points, otherTitles: _, ...rest } = planned
  return { id, title, points, draft: { ...rest, points } }
}

/** An entry as it is to be written, with the words that it has now. */
export function plannedOf(
  { title, points, draft }: OutlineEntry,
  place: number,
  frames: Frames | undefined,
): PlannedSlide {
  if (!draft)
    return addedSlide(title, points.length > 0 ? points : promptsFor(title, frames), frames)
  const { facts: _, form: __, points: ___, ...planned } = draft
  const isChanged = points.join('\n') !== draft.points.join('\n')
  return { ...(isChanged ? withoutTable(planned) : planned), title, points }
}

function promptsFor(title: string, frames: Frames | undefined): readonly string[] {
  return (frames?.own.tell ?? []).map((prompt) => prompt.replace('{x}', () => title))
}

function addedSlide(
  title: string,
  points: readonly string[],
  frames: Frames | undefined,
): PlannedSlide {
  const notes = frames?.own.note ?? ''
  return { role: 'content', title, points, notes, layouts: listLayouts, picture: title }
}

/** Its rows are the points in other words: changed ones say something else. */
function withoutTable({
  table,
  ...planned
}: Omit<Draft, 'facts' | 'form' | 'points'>): Omit<Draft, 'facts' | 'form' | 'points'> {
  return table ? { ...planned, layouts: listLayouts } : planned
}

/** The slide as the settings want it: with fewer points, without drawn pictures. */
export function suited(planned: PlannedSlide, { detail, visuals }: WriteSettings): PlannedSlide {
  const isList = planned.layouts.every((layout) => lists.has(layout))
  const points = detail === 'brief' && isList ? planned.points.slice(0, briefly) : planned.points
  const fitting = { ...planned, points }
  return visuals === 'plain' ? withoutPictures(fitting) : fitting
}
