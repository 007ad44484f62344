/** What is selected on the slide that is shown. */
export type Selection =
  | { readonly state: 'none' }
  | {
      readonly state: 'selected'
      /** The one that was added last. */
      readonly elementId: string
      /** All of them, in the order in which they were added. */
      readonly elementIds: readonly string[]
      /** Several are being chosen one by one: a press or Space adds and takes away. */
      readonly choosing?: boolean
    }
  | {
      readonly state: 'editing'
      readonly elementId: string
      readonly elementIds: readonly string[]
    }

export const nothingSelected: Selection = { state: 'none' }

/** These elements and no others. */
export function selectionOf(elementIds: readonly string[]): Selection {
  const elementId = elementIds.at(-1)
  return elementId === undefined ? nothingSelected : { state: 'selected', elementId, elementIds }
}

export function selectedIds(selection: Selection): readonly string[] {
  return selection.state === 'none' ? [] : selection.elementIds
}

/** Adds the elements; where all of them are selected, takes them away. */
export function toggled(selection: Selection, elementIds: readonly string[]): Selection {
  const before = selectedIds(selection)
  const rest = before.filter((id) => !elementIds.includes(id))
  const removes = rest.length === before.length - elementIds.length
  const next = selectionOf(removes ? rest : [...rest, ...elementIds])
  return next.state === 'selected' && isChoosing(selection) ? { ...next, choosing: true } : next
}

export function isChoosing(selection: Selection): boolean {
  return selection.state === 'selected' && selection.choosing === true
}

/** Escape leaves one level: from the words to the element, from the element to the slide. */
export function steppedOut(selection: Selection): Selection {
  return selection.state === 'editing' ? selectionOf([selection.elementId]) : nothingSelected
}

/** The selection after the slide changed: an element that is gone is no longer selected. */
export function stillSelected(selection: Selection, elementIds: readonly string[]): Selection {
  const before = selectedIds(selection)
  const left = before.filter((id) => elementIds.includes(id))
  if (left.length === before.length) return selection
  return selectionOf(left)
}
