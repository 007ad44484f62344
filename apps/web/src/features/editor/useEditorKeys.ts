import { deckActions } from './actions/deckActions.ts'
import { useActionKeys } from './actions/useActionKeys.ts'
import { useEditor } from './EditorContext.tsx'
import { useHistorySteps } from './useHistorySteps.ts'

/** Keys of the deck: they work wherever the focus is, except where text is typed. */
export function useEditorKeys(): void {
  const editor = useEditor()
  const { undo, redo } = useHistorySteps()
  useActionKeys(deckActions, { editor, undo, redo })
}
