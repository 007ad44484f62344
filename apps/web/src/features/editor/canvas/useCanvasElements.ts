import type { Box, Slide } from '@deckloom/deck'
import { type PlacedElement, sceneElements, stillSelected, withElementBox } from '@deckloom/editor'
import { useMemo, useState } from 'react'
import { useScene } from '../../../shared/scene/useScene.ts'
import { useEditor } from '../EditorContext.tsx'

const noElements: readonly PlacedElement[] = []

/** The slide's layout and what can be selected on it, back to front. */
export function useCanvasElements() {
  const { slide, deckTitle, index, order, selection } = useEditor()
  const [resized, setResized] = useState<{ readonly of: Slide; readonly as: Slide }>()
  // While a handle is dragged the slide is laid out with the box of the moment; nothing is written yet.
  const resizing = resized?.of === slide
  const shown = resizing ? resized.as : slide
  const scene = useScene(shown, { deckTitle, index, count: order.length })
  const elements = useMemo(() => (scene ? sceneElements(shown, scene) : noElements), [shown, scene])
  const ids = elements.map(({ id }) => id)
  const current = stillSelected(selection, ids)
  const selected =
    current.state === 'none' ? undefined : elements.find(({ id }) => id === current.elementId)
  return {
    scene,
    elements,
    selected,
    editing: current.state === 'editing' ? selected : undefined,
    resizing,
    /** Lays the slide out with another box of one element; undefined ends that. */
    preview: (elementId: string, box: Box | undefined) =>
      setResized(box && { of: slide, as: withElementBox(slide, elementId, box) }),
  }
}

export type CanvasElements = ReturnType<typeof useCanvasElements>
