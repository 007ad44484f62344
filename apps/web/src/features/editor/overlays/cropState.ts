import { useSyncExternalStore } from 'react'

/** The picture that is being cropped. */
export interface Cropping {
  readonly elementId: string
  /** Opens with the shapes that the picture can be cut to. */
  readonly shapes: boolean
}

let current: Cropping | undefined
const listeners = new Set<() => void>()

/** Shows the whole picture behind its frame; undefined ends that. */
export function setCropping(cropping: Cropping | undefined): void {
  current = cropping
  for (const listener of listeners) listener()
}

export function useCropping(): Cropping | undefined {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
