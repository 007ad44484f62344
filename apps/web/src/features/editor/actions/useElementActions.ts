import type { PlacedElement } from '@deckloom/editor'
import { announce } from '../paper/announcer.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useInsert } from '../insert/visuals/useInsert.ts'
import type { ElementContext } from './EditorAction.ts'
import { type ElementActionId, elementActions } from './elementActions.ts'

export interface ElementActionsOptions {
  /** All selectable elements, back to front. Default: the selection. */
  readonly elements?: readonly PlacedElement[]
  readonly selected: readonly PlacedElement[]
  readonly focusCanvas?: () => void
}

/** Returns the context of actions on `selected`, and a function that runs one and announces the result. */
export function useElementActions({
  selected,
  elements = selected,
  focusCanvas,
}: ElementActionsOptions) {
  const editor = useEditor()
  const insert = useInsert()
  const context: ElementContext = {
    editor,
    insert,
    elements,
    selected,
    ...(focusCanvas && { focusCanvas }),
  }
  const run = (id: ElementActionId): void => {
    const announcement = elementActions[id].run(context)
    if (typeof announcement === 'string') announce(announcement)
  }
  return { context, run }
}

export type ElementActions = ReturnType<typeof useElementActions>
