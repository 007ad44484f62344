import { useEffect, useEffectEvent } from 'react'
import { announce } from '../paper/announcer.ts'
import type { EditorAction } from './EditorAction.ts'
import { actionFor, alwaysActionFor } from './actionKeys.ts'
import { useAvailableActions } from './availableActions.ts'

/**
 * Runs actions by shortcut wherever the focus is, most of them except while typing text, and lists them in the command palette.
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
  const runFor = (event: KeyboardEvent, id: string | undefined): void => {
    if (id === undefined) return
    event.preventDefault()
    run(id)
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) =>
    runFor(event, event.defaultPrevented ? undefined : actionFor(event, actions)),
  )
  // Before texts and tables, which keep their keys to themselves.
  const handleAlways = useEffectEvent((event: KeyboardEvent) =>
    runFor(event, alwaysActionFor(event, actions)),
  )
  useEffect(() => {
    addEventListener('keydown', handleKey)
    addEventListener('keydown', handleAlways, { capture: true })
    return () => {
      removeEventListener('keydown', handleKey)
      removeEventListener('keydown', handleAlways, { capture: true })
    }
  }, [])
  useAvailableActions({ actions, context, run })
}
