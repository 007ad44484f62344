import { elementTextMark, type PlacedElement, sceneElements } from '@deckloom/editor'
import { useScene } from '../../../shared/scene/useScene.ts'
import { useEditor } from '../EditorContext.tsx'

export interface SelectedElement extends PlacedElement {
  /** Size of its text as it is shown, page units; undefined for what has no text. */
  readonly fontSize: number | undefined
}

/** The element that is selected on the slide, as the layout placed it. */
export function useSelectedElement(): SelectedElement | undefined {
  const { slide, deckTitle, index, order, selection } = useEditor()
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  if (!scene || selection.state === 'none') return undefined
  const { elementId } = selection
  const element = sceneElements(slide, scene).find(({ id }) => id === elementId)
  return element && { ...element, fontSize: elementTextMark(scene, elementId)?.fit.size }
}
