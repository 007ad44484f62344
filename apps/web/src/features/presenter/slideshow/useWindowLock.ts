import { useEffect, useEffectEvent } from 'react'
import { nameHere } from '../../../shared/place.ts'
import type { ShowRole } from './showMessage.ts'

/**
 * Holds a lock until the returned function is called. The browser releases it however the window goes:
 * one that crashes or is killed sends no message.
 */
export function holdWindowLock(deckId: string, role: ShowRole): () => void {
  const over = new AbortController()
  const held = new Promise<void>((resolve) => {
    over.signal.addEventListener('abort', () => resolve())
  })
  request(lockName(deckId, role), { mode: 'shared', signal: over.signal }, () => held)
  return () => over.abort()
}

interface WatchedWindow {
  readonly deckId: string
  readonly role: ShowRole
  readonly watching: boolean
  readonly onGone: () => void
}

/** While `watching`, calls `onGone` once no window of that role is open; without locks, never. */
export function useWindowLock({ deckId, role, watching, onGone }: WatchedWindow): void {
  const handleGone = useEffectEvent(onGone)
  useEffect(() => {
    if (!watching) return
    const over = new AbortController()
    const { signal } = over
    request(lockName(deckId, role), { mode: 'exclusive', signal }, () => {
      if (!signal.aborted) handleGone()
    })
    return () => over.abort()
  }, [deckId, role, watching])
}

function lockName(deckId: string, role: ShowRole): string {
  return nameHere(`deckloom-show-${deckId}-${role}`)
}

function request(name: string, options: LockOptions, hold: () => Promise<void> | void): void {
  // Pages without HTTPS have no locks.
  if (!('locks' in navigator)) return
  // Refused when aborted, and in pages without an origin; both leave only the messages.
  navigator.locks.request(name, options, hold).catch(() => undefined)
}
