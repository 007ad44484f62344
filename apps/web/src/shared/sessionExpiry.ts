import { useSyncExternalStore } from 'react'

// A session can end while a page is open, when a call returns 401. The page stays as it is, and a sign-in dialog covers
// it until the user is back.
let expired = false
const listeners = new Set<() => void>()

export function noticeExpiredSession(): void {
  publish(true)
}

export function endSessionExpiry(): void {
  publish(false)
}

export function useSessionExpired(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => expired,
    () => false,
  )
}

function publish(next: boolean) {
  expired = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
