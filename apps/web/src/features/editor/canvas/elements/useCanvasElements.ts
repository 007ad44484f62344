import type { Slide } from '@deckloom/deck'
import {
  type ElementBox,
  type PlacedElement,
  sceneElements,
  selectedIds,
  stillSelected,
  withElementBoxes,
} from '@deckloom/editor'
import { useEffect, useMemo, useState } from 'react'
import { useScene } from '../../../../shared/scene/useScene.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { useWriting } from '../../text/writing.ts'
import { withCachedSizes } from '../../paper/textBoxSizes.ts'

const noElements: readonly PlacedElement[] = []

/** Returns the slide's layout and its selectable elements, back to front. */
export function useCanvasElements() {
  const { slide, deckTitle, index, order, selection } = useEditor()
  const [resized, setResized] = useState<{ readonly of: Slide; readonly as: Slide }>()
  const sized = useMemo(() => withCachedSizes(slide), [slide])
  // While a handle is dragged, the slide is laid out with the current boxes without committing them.
  const resizing = resized?.of === slide
  const writing = useWriting(slide)
  const shown = resizing ? resized.as : (writing?.as ?? sized)
  const scene = useScene(shown, { deckTitle, index, count: order.length })
  const elements = useMemo(() => (scene ? sceneElements(shown, scene) : noElements), [shown, scene])
  const current = stillSelected(
    selection,
    elements.map(({ id }) => id),
  )
  useForgetting(elements)
  const ids = selectedIds(current)
  const selected = elements.filter(({ id }) => ids.includes(id))
  return {
    scene,
    elements,
    selected,
    editing: current.state === 'editing' ? selected[0] : undefined,
    resizing,
    /** Lays out the slide with other boxes for some elements; undefined ends the preview. */
    preview: (boxes: readonly ElementBox[] | undefined) =>
      setResized(boxes && { of: slide, as: withElementBoxes(slide, boxes) }),
    /** Lays out the slide as an edit would leave it, without committing it; undefined ends the preview. */
    previewEdit: (edit: ((slide: Slide) => Slide) | undefined) =>
      setResized(edit && { of: slide, as: edit(slide) }),
  }
}

/**
 * Deselects elements that are gone. Otherwise they would be selected again, or their text open, when they come back,
 * such as a text that others emptied: in the middle of what is written somewhere else by then.
 */
function useForgetting(elements: readonly PlacedElement[]): void {
  const { selection, changeSelection } = useEditor()
  const [seen] = useState(() => new Set<string>())
  useEffect(() => {
    const ids = selectedIds(selection)
    const here = new Set(elements.map(({ id }) => id))
    // What was just added may be drawn later.
    const gone = ids.filter((id) => seen.has(id) && !here.has(id))
    if (gone.length > 0) {
      const left = ids.filter((id) => !gone.includes(id))
      changeSelection((now) => (now === selection ? stillSelected(now, left) : now))
    }
    seen.clear()
    for (const id of here) seen.add(id)
  }, [elements, selection, changeSelection, seen])
}

export type CanvasElements = ReturnType<typeof useCanvasElements>
