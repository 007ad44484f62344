import { useEditor } from './EditorContext.tsx'
import { useCanRedo, useCanUndo } from './useDocument.ts'

/** Returns undo and redo, which both show the changed slide. */
export function useHistorySteps() {
  const { document, slide, showSlide } = useEditor()
  const canUndo = useCanUndo(document)
  const canRedo = useCanRedo(document)
  const show = (slideId: string | undefined) => {
    if (slideId !== undefined) showSlide(slideId)
  }
  return {
    canUndo,
    canRedo,
    undo: () => show(document.undo(slide.id)),
    redo: () => show(document.redo(slide.id)),
  }
}
