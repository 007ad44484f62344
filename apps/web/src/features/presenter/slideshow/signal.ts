export interface Signal<Value> {
  readonly emit: (value: Value) => void
  /** Returns how to stop listening. */
  readonly listen: (listener: (value: Value) => void) => () => void
}

/** Passes values to parts that load later than what sends them. */
export function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    emit: (value) => {
      for (const listener of listeners) listener(value)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
