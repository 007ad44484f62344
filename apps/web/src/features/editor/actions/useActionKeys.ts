import { useEffect, useEffectEvent } from 'react'
import type { EditorAction } from './EditorAction.ts'
import { actionFor } from './keys.ts'

/** Runs actions by their keys wherever the focus is, except where text is typed. */
export function useActionKeys<Context>(
  actions: Readonly<Record<string, EditorAction<Context>>>,
  context: Context,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const id = event.defaultPrevented ? undefined : actionFor(event, actions)
    if (id === undefined) return
    event.preventDefault()
    actions[id]?.run(context)
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}
