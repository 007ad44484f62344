import { useSyncExternalStore } from 'react'

export interface OpenState {
  readonly open: () => void
  readonly close: () => void
  /** Hook that returns whether it is open. */
  readonly useIsOpen: () => boolean
}

/** Creates the open state of a dialog that shortcuts, menus and the command palette can all open. */
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
