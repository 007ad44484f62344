import { useEffect, useEffectEvent } from 'react'
import { useEditor } from './EditorContext.tsx'
import { useHistorySteps } from './useHistorySteps.ts'

/** Keys that work wherever the focus is, except where text is being typed. */
export function useEditorKeys(): void {
  const { index, order, showSlide } = useEditor()
  const { undo, redo } = useHistorySteps()
  const step = (by: number) => {
    const id = order[index + by]
    if (id !== undefined) showSlide(id)
  }
  const act = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey) return actOnHistory(event, { undo, redo })
    switch (event.key) {
      case 'PageDown':
        step(1)
        return true
      case 'PageUp':
        step(-1)
        return true
      default:
        return false
    }
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return
    if (act(event)) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}

interface HistorySteps {
  readonly undo: () => void
  readonly redo: () => void
}

function actOnHistory(event: KeyboardEvent, { undo, redo }: HistorySteps): boolean {
  switch (event.key.toLowerCase()) {
    case 'z':
      if (event.shiftKey) redo()
      else undo()
      return true
    case 'y':
      redo()
      return true
    default:
      return false
  }
}

/** What stands behind a dialog is out of reach. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio]), textarea, select'))
  )
}
