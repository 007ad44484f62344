import { elementText } from '@deckloom/deck'
import { isChoosing, isWritable, newText, toggleElements } from '@deckloom/editor'
import { useEffect, useEffectEvent } from 'react'
import { elementActions } from '../actions/elementActions.ts'
import { useAvailableActions } from '../actions/availableActions.ts'
import { actionFor } from '../actions/actionKeys.ts'
import { isElsewhere, isOnCanvas, isOnSlides } from '../controls/keys.ts'
import { useElementActions } from '../actions/useElementActions.ts'
import { focusedElement } from '../paper/focusElement.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { keepPendingKey } from '../text/PendingKeys.tsx'
import { nudgeElements } from './nudgeElements.ts'
import type { CanvasElements } from './elements/useCanvasElements.ts'

export interface CanvasKeys {
  readonly canvas: CanvasElements
  readonly focusCanvas: () => void
}

/** Handles canvas keys: shortcuts of element actions, arrows to move, Space to select, and letters to write. */
export function useCanvasKeys({ canvas, focusCanvas }: CanvasKeys): void {
  const { document, slide, selection, changeSelection, edit } = useEditor()
  const { selected } = canvas
  const { context, run } = useElementActions({ ...canvas, focusCanvas })
  useAvailableActions({
    actions: elementActions,
    context,
    run,
    hasSelection: selected.length > 0,
  })

  const move = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || selected.length === 0) return false
    return nudgeElements({ document, slide }, selected, event)
  }
  const space = (event: KeyboardEvent): boolean => {
    if (event.key !== ' ' || event.ctrlKey || !isChoosing(selection)) return false
    const id = focusedElement()
    if (id !== undefined) changeSelection((before) => toggleElements(before, [id]))
    return id !== undefined
  }
  const act = (event: KeyboardEvent): boolean => {
    const id = actionFor(event, elementActions)
    if (id === undefined) return false
    if (elementActions[id].needsSelection && selection.state === 'none') return false
    run(id)
    return true
  }
  const write = (event: KeyboardEvent): boolean => {
    const [only, ...others] = selected
    if (!only || others.length > 0 || !isWritable(only.element) || !isLetter(event)) return false
    // The words of a new text box stand for the first that are typed.
    keepPendingKey(event.key, { atEnd: elementText(slide, only.id) !== newText })
    edit(only.id)
    return true
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || selection.state === 'editing' || isElsewhere(event.target)) return
    if (isOnSlides(event.target)) return
    const isTaken = isOnCanvas(event.target) && (move(event) || space(event) || write(event))
    if (isTaken || act(event)) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}

/** Whether a key types something; a space selects. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}
