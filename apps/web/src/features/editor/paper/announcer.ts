import { useSyncExternalStore } from 'react'

let announced = ''
const listeners = new Set<() => void>()

/** Announces to screen readers what happened on the canvas. */
export function announce(words: string): void {
  // A repeated text is announced again only if it differs.
  announced = words === announced ? `${words}\u00A0` : words
  for (const listener of listeners) listener()
}

export function useAnnouncement(): string {
  return useSyncExternalStore(subscribe, () => announced)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
