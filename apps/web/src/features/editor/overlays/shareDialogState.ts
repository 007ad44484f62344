import { useSyncExternalStore } from 'react'

/** The share dialog while it is open. */
export interface ShownShareDialog {
  /** Whether the address of the deck was just copied. */
  readonly copied: boolean
}

let shown: ShownShareDialog | undefined
const listeners = new Set<() => void>()

function set(next: ShownShareDialog | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The open state of the share dialog, which the page provides. */
export const shareDialog = {
  open: set,
  close: () => set(undefined),
  useShown: () => useSyncExternalStore(subscribe, () => shown),
} as const
