import type { Slide } from '@deckloom/deck'
import { groupOf, isChoosing, type Selection, selectionOf, toggled } from '@deckloom/editor'
import { isAdding } from './isAdding.ts'

export interface Press {
  readonly slide: Slide
  readonly selection: Selection
  /** Ids of what is selected and still there. */
  readonly selected: readonly string[]
  readonly event: Parameters<typeof isAdding>[0]
}

export interface Pressed {
  /** What is selected while the pointer is down. */
  readonly ids: readonly string[]
  /** What a press without a drag makes of the selection; `again` where the canvas decides. */
  readonly tap?: 'again' | ((before: Selection) => Selection)
}

/** What a press on an element does to the selection: it selects, adds or goes into a group. */
export function pressElement(id: string, { slide, selection, selected, event }: Press): Pressed {
  const ids = groupOf(slide, id)
  const was = selected.includes(id)
  if (isAdding(event) || isChoosing(selection)) {
    if (!was) return { ids: [...selected, ...ids] }
    return { ids: selected, tap: (before) => toggled(before, ids) }
  }
  if (!was) return { ids }
  if (selected.length === 1) return { ids: selected, tap: 'again' }
  // A second press goes into the selection: to one group of many, to one element of a group.
  const inner = selected.length === ids.length ? [id] : ids
  return { ids: selected, tap: () => selectionOf(inner) }
}
