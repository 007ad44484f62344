import { useEffect, useEffectEvent } from 'react'
import { useEditor } from './EditorContext.tsx'
import { shortcutOf } from './shortcutOf.ts'
import { useHistorySteps } from './useHistorySteps.ts'

/** Keys that work wherever the focus is, except where text is being typed. */
export function useEditorKeys(): void {
  const { index, order, showSlide } = useEditor()
  const { undo, redo } = useHistorySteps()
  const step = (by: number) => {
    const id = order[index + by]
    if (id !== undefined) showSlide(id)
  }
  const acts: Readonly<Record<string, () => void>> = {
    undo,
    redo,
    nextSlide: () => step(1),
    previousSlide: () => step(-1),
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const act = event.defaultPrevented ? undefined : acts[String(shortcutOf(event))]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}
