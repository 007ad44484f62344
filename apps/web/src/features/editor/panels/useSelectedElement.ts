import { elementTextMark, type PlacedElement, sceneElements, selectedIds } from '@deckloom/editor'
import { useScene } from '../../../shared/scene/useScene.ts'
import { useEditor } from '../session/EditorContext.tsx'

export interface SelectedElement extends PlacedElement {
  /** Size of its text as it is shown, page units; undefined for what has no text. */
  readonly fontSize: number | undefined
}

/** The elements that are selected on the slide, as the layout placed them. */
export function useSelectedElements(): readonly SelectedElement[] {
  const { slide, deckTitle, index, order, selection } = useEditor()
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  const ids = selectedIds(selection)
  if (!scene || ids.length === 0) return []
  return sceneElements(slide, scene)
    .filter(({ id }) => ids.includes(id))
    .map((element) => ({ ...element, fontSize: elementTextMark(scene, element.id)?.fit.size }))
}
