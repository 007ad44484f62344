import { useSyncExternalStore } from 'react'

export interface ValueStore<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Hook that returns the value and renders again when it changes. */
  readonly use: () => Value
}

/** Creates a value that parts of a page share that are far from each other. */
export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  const get = () => current
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set: (value) => {
      if (value === current) return
      current = value
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}
