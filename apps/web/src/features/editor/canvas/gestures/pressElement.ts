import type { Slide } from '@deckloom/deck'
import { groupOf, isChoosing, type Selection, selectionOf, toggleElements } from '@deckloom/editor'
import { isAdding } from './isAdding.ts'

export interface Press {
  readonly slide: Slide
  readonly selection: Selection
  /** IDs of the selected elements that still exist. */
  readonly selected: readonly string[]
  readonly event: Parameters<typeof isAdding>[0]
}

export interface Pressed {
  /** IDs selected while the pointer is down. */
  readonly ids: readonly string[]
  /** How a press without a drag changes the selection; with `again`, the canvas decides. */
  readonly tap?: 'again' | ((before: Selection) => Selection)
}

/** Determines what a press on an element does: select, add, or enter a group. */
export function pressElement(id: string, { slide, selection, selected, event }: Press): Pressed {
  const ids = groupOf(slide, id)
  const was = selected.includes(id)
  if (isAdding(event) || isChoosing(selection)) {
    if (!was) return { ids: [...selected, ...ids] }
    return { ids: selected, tap: (before) => toggleElements(before, ids) }
  }
  if (!was) return { ids }
  if (selected.length === 1) return { ids: selected, tap: 'again' }
  // A second press enters the selection: one group of several, or one element of a group.
  const inner = selected.length === ids.length ? [id] : ids
  return { ids: selected, tap: () => selectionOf(inner) }
}
