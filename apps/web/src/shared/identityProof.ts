import { useSyncExternalStore } from 'react'

// Some calls require users to confirm their identity again. One dialog handles that for every screen: the call waits
// for it and continues once the user is verified.
let settle: ((proven: boolean) => void) | undefined
let asked: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/** Opens the dialog; concurrent calls share it. Resolves to false when the user closes it. */
export function askForProof(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    settle = resolve
    publish()
  })
  return asked
}

export function endProof(proven: boolean): void {
  settle?.(proven)
  settle = undefined
  asked = undefined
  publish()
}

/** Returns whether to show the dialog. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => settle !== undefined,
    () => false,
  )
}

function publish() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
