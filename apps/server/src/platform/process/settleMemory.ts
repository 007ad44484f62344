import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const afterMs = 2_000

/**
 * Clears up once after a start. Loading a program leaves as much garbage as it leaves code, and a server that nobody asks
 * for anything allocates too little to ever have it collected.
 */
export function settleMemory(): void {
  // No process stays for this alone.
  const timer = setTimeout(() => void collect(), afterMs)
  timer.unref()
}

async function collect(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('gc')
  // Threads that start later are not to have it.
  setFlagsFromString('--no-expose-gc')
  if (typeof gc !== 'function') return
  // The second finds what finalizers of the first let go of, and shrinks the heap.
  gc()
  await pause(afterMs, undefined, { ref: false })
  gc()
}
