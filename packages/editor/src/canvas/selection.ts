/** What is selected on the slide that is shown. */
export type Selection =
  | { readonly state: 'none' }
  | { readonly state: 'selected' | 'editing'; readonly elementId: string }

export const nothingSelected: Selection = { state: 'none' }

/** Escape leaves one level: from the words to the element, from the element to the slide. */
export function steppedOut(selection: Selection): Selection {
  return selection.state === 'editing'
    ? { state: 'selected', elementId: selection.elementId }
    : nothingSelected
}

/** The selection after the slide changed: an element that is gone is no longer selected. */
export function stillSelected(selection: Selection, elementIds: readonly string[]): Selection {
  if (selection.state === 'none') return selection
  return elementIds.includes(selection.elementId) ? selection : nothingSelected
}
