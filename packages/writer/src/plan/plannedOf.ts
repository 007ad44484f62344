import type { LayoutTemplate } from '@deckloom/deck'
import type { Draft, OutlineEntry, WriteSettings } from '../types.ts'
import type { Frames } from '../frames/frames.ts'
import type { PlannedSlide } from './plannedSlide.ts'
import { withoutPictures } from './withoutPictures.ts'

/** Layouts for points without a planned form. */
export const listLayouts: readonly LayoutTemplate[] = [
  'title + bullets + image',
  'side-by-side image + bullets',
  'title + bullets',
  'two column',
]
const lists: ReadonlySet<LayoutTemplate> = new Set(listLayouts)
const briefly = 3

/** Converts a planned slide to an outline entry, whose text the user may change. */
export function entryOf(planned: PlannedSlide, id: string): OutlineEntry {
  const { title, points, otherTitles: _, ...rest } = planned
  return { id, title, points, draft: { ...rest, points } }
}

/** Converts an outline entry to a planned slide, with its current text. */
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

/** Drops a table whose points were edited: its rows no longer match them. */
function withoutTable({
  table,
  ...planned
}: Omit<Draft, 'facts' | 'form' | 'points'>): Omit<Draft, 'facts' | 'form' | 'points'> {
  return table ? { ...planned, layouts: listLayouts } : planned
}

/** Applies the settings to a slide: fewer points, no illustrations. */
export function applySettings(
  planned: PlannedSlide,
  { detail, visuals }: WriteSettings,
): PlannedSlide {
  const isList = planned.layouts.every((layout) => lists.has(layout))
  const points = detail === 'brief' && isList ? planned.points.slice(0, briefly) : planned.points
  const fitting = { ...planned, points }
  return visuals === 'plain' ? withoutPictures(fitting) : fitting
}
