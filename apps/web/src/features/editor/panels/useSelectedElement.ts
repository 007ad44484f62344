import { elementTextMark, type PlacedElement, sceneElements, selectedIds } from '@deckloom/editor'
import { useScene } from '../../../shared/scene/useScene.ts'
import { useEditor } from '../session/EditorContext.tsx'

export interface SelectedElement extends PlacedElement {
  /** Displayed text size, in page units; undefined if it has no text. */
  readonly fontSize: number | undefined
}

/** Returns the selected elements of the slide as the layout placed them. */
export function useSelectedElements(): readonly SelectedElement[] {
  const { slide, deckTitle, index, order, selection } = useEditor()
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  const ids = selectedIds(selection)
  if (!scene || ids.length === 0) return []
  return sceneElements(slide, scene)
    .filter(({ id }) => ids.includes(id))
    .map((element) => ({ ...element, fontSize: elementTextMark(scene, element.id)?.fit.size }))
}
