import { useSyncExternalStore } from 'react'

let announced = ''
const listeners = new Set<() => void>()

/** Says to a screen reader what has happened on the canvas. */
export function announce(words: string): void {
  // The same words twice are announced twice only if they differ.
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
