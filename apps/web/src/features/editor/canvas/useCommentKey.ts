import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen, isPressed } from '../controls/keys.ts'
import { newCommentActions } from '../actions/commentActions.ts'

const { keys } = newCommentActions.comment

/** Calls `onComment` for Ctrl+Alt+M, wherever the focus is, also in a text that is being edited. */
export function useCommentKey(onComment: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.anywhere.some((key) => isPressed(key, event)) || isDialogOpen()) return
    event.preventDefault()
    event.stopPropagation()
    onComment()
  })
  useEffect(() => {
    addEventListener('keydown', handleKey, { capture: true })
    return () => removeEventListener('keydown', handleKey, { capture: true })
  }, [])
}
