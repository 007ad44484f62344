import type { PlacedElement } from '@deckloom/editor'
import { useEffect, useEffectEvent } from 'react'
import { newCommentActions } from '../actions/commentActions.ts'
import { useElementActions } from '../actions/useElementActions.ts'
import { isPressed } from '../controls/keys.ts'

const { comment } = newCommentActions

/** Ctrl+Alt+M comments on the selection, also on words of a text that is being edited. */
export function useCommentKey(selected: readonly PlacedElement[]): void {
  const { run } = useElementActions({ selected })
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = comment.keys.anywhere.some((key) => isPressed(key, event))
    if (!isAsked || document.querySelector('[role=dialog][data-state=open]')) return
    event.preventDefault()
    event.stopPropagation()
    run('comment')
  })
  useEffect(() => {
    addEventListener('keydown', handleKey, { capture: true })
    return () => removeEventListener('keydown', handleKey, { capture: true })
  }, [])
}
