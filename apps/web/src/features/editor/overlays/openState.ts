import { useSyncExternalStore } from 'react'

export interface OpenState {
  readonly open: () => void
  readonly close: () => void
  /** A hook: whether it is open. */
  readonly useIsOpen: () => boolean
}

/** Whether a dialog is open, for one that keys, menus and the command palette all open. */
export function createOpenState(): OpenState {
  let isOpen = false
  const listeners = new Set<() => void>()
  const set = (next: boolean) => {
    isOpen = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    open: () => set(true),
    close: () => set(false),
    useIsOpen: () => useSyncExternalStore(subscribe, () => isOpen),
  }
}
