import { useSyncExternalStore } from 'react'

// Some calls ask that the person shows again that it is them. One dialog does that for every screen: the call waits
// behind it, and continues once the person is verified.
let settle: ((proven: boolean) => void) | undefined
let asked: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/** Opens the dialog; concurrent calls wait for the same one. False when the person closes it. */
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

/** Whether the dialog is to be shown. */
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
