import { useEffect, useEffectEvent } from 'react'
import { announce } from '../paper/announcer.ts'
import type { EditorAction } from './EditorAction.ts'
import { actionFor } from './actionKeys.ts'
import { useAvailableActions } from './availableActions.ts'

/**
 * Runs actions by shortcut wherever the focus is, except while typing text, and lists them in the command palette.
 * Announces what each returns.
 */
export function useActionKeys<Context>(
  actions: Readonly<Record<string, EditorAction<Context>>>,
  context: Context,
): void {
  const run = (id: string): void => {
    const announcement = actions[id]?.run(context)
    if (typeof announcement === 'string') announce(announcement)
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const id = event.defaultPrevented ? undefined : actionFor(event, actions)
    if (id === undefined) return
    event.preventDefault()
    run(id)
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
  useAvailableActions({ actions, context, run })
}
