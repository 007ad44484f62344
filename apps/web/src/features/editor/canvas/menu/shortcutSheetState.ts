import { useSyncExternalStore } from 'react'

let shown = false
const listeners = new Set<() => void>()

/** Whether the sheet of shortcuts is open: a key, the menu of the canvas and the menu of the view open it. */
export function useShortcutSheet(): boolean {
  return useSyncExternalStore(subscribe, () => shown)
}

export function showShortcuts(): void {
  set(true)
}

export function hideShortcuts(): void {
  set(false)
}

function set(next: boolean) {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
