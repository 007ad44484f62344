import type { Slide } from '@deckloom/deck'
import {
  isChoosing,
  partOf,
  type Selection,
  selectionOf,
  toggleElements,
  unitOf,
  unitsOf,
} from '@deckloom/editor'
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
  const unit = unitsOf(slide, selected).find((ids) => ids.includes(id))
  if (isAdding(event) || isChoosing(selection)) {
    if (!unit) return { ids: [...new Set([...selected, ...unitOf(slide, id, selected)])] }
    return { ids: selected, tap: (before) => toggleElements(before, unit) }
  }
  if (!unit) return { ids: unitOf(slide, id, selected) }
  if (selected.length === 1) return { ids: selected, tap: 'again' }
  // A second press enters the selection: one unit of several, or one part of a group.
  const inner = selected.length === unit.length ? partOf(slide, id, unit) : unit
  return { ids: selected, tap: () => selectionOf(inner) }
}
