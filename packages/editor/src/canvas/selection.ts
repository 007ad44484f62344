/** The selection on the current slide. */
export type Selection =
  | { readonly state: 'none' }
  | {
      readonly state: 'selected'
      /** The element added last. */
      readonly elementId: string
      /** All selected elements, in the order they were added. */
      readonly elementIds: readonly string[]
      /** Elements are being picked one at a time: a press or Space toggles each. */
      readonly choosing?: boolean
    }
  | {
      readonly state: 'editing'
      readonly elementId: string
      readonly elementIds: readonly string[]
    }

export const nothingSelected: Selection = { state: 'none' }

/** Selects exactly these elements. */
export function selectionOf(elementIds: readonly string[]): Selection {
  const elementId = elementIds.at(-1)
  return elementId === undefined ? nothingSelected : { state: 'selected', elementId, elementIds }
}

export function selectedIds(selection: Selection): readonly string[] {
  return selection.state === 'none' ? [] : selection.elementIds
}

/** Adds the elements to the selection, or removes them if all are already selected. */
export function toggleElements(selection: Selection, elementIds: readonly string[]): Selection {
  const before = selectedIds(selection)
  const rest = before.filter((id) => !elementIds.includes(id))
  const removes = rest.length === before.length - elementIds.length
  const next = selectionOf(removes ? rest : [...rest, ...elementIds])
  return next.state === 'selected' && isChoosing(selection) ? { ...next, choosing: true } : next
}

export function isChoosing(selection: Selection): boolean {
  return selection.state === 'selected' && selection.choosing === true
}

/** Steps out one level, as Escape does: from text to the element, from the element to the slide. */
export function stepOut(selection: Selection): Selection {
  return selection.state === 'editing' ? selectionOf([selection.elementId]) : nothingSelected
}

/** Updates the selection after the slide changed: elements that no longer exist are deselected. */
export function stillSelected(selection: Selection, elementIds: readonly string[]): Selection {
  const before = selectedIds(selection)
  const left = before.filter((id) => elementIds.includes(id))
  if (left.length === before.length) return selection
  return selectionOf(left)
}
