import { createValueStore } from '../../../shared/valueStore.ts'

export interface OpenState {
  readonly open: () => void
  readonly close: () => void
  /** Hook that returns whether it is open. */
  readonly useIsOpen: () => boolean
}

/** Creates the open state of a dialog that shortcuts, menus and the command palette can all open. */
export function createOpenState(): OpenState {
  const isOpen = createValueStore(false)
  return {
    open: () => isOpen.set(true),
    close: () => isOpen.set(false),
    useIsOpen: isOpen.use,
  }
}
