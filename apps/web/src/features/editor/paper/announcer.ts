import { useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()

/** Says to a screen reader what has happened on the canvas. */
export function announce(words: string): void {
  // The same words twice are said twice only if they differ.
  said = words === said ? `${words}\u00A0` : words
  for (const listener of listeners) listener()
}

export function useAnnouncement(): string {
  return useSyncExternalStore(subscribe, () => said)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
