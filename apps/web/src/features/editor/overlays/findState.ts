import { useSyncExternalStore } from 'react'

export type FindMode = 'closed' | 'find' | 'replace'

let mode: FindMode = 'closed'
/** Incremented per request, so that a repeated request focuses the field again. */
let asked = 0
const listeners = new Set<() => void>()

export function openFind(next: FindMode): void {
  mode = next
  asked += 1
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useFindMode(): FindMode {
  return useSyncExternalStore(subscribe, () => mode)
}

export function useFindAsked(): number {
  return useSyncExternalStore(subscribe, () => asked)
}
