import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const afterMs = 2_000

/**
 * Collects garbage once after the start. Loading the program leaves as much garbage as code, and an
 * idle server allocates too little to ever trigger a full collection.
 */
export function settleMemory(): void {
  // Does not keep the process alive.
  const timer = setTimeout(() => void collect(), afterMs)
  timer.unref()
}

async function collect(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('gc')
  // Threads that start later must not have it.
  setFlagsFromString('--no-expose-gc')
  if (typeof gc !== 'function') return
  // The second run collects what finalizers of the first released, and shrinks the heap.
  gc()
  await pause(afterMs, undefined, { ref: false })
  gc()
}
