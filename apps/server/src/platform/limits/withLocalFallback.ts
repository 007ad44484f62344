import { setTimeout as pause } from 'node:timers/promises'
import type { CountedWindow, WindowStore } from './WindowStore.ts'

// Timeout for counting; during an outage nothing waits at all.
const timeoutMs = 500
const pauseMs = 500

interface Places {
  /** Counts for all servers. */
  readonly shared: WindowStore
  /** Counts for this one. */
  readonly local: WindowStore
  /**
   * Called when counting falls back to this server, with the reason, and with undefined when it is
   * shared again.
   */
  readonly onChange: (error: unknown) => void
}

/** Counts in a store that all servers share; while that is away, each server counts by itself. */
export function withLocalFallback({ shared, local, onChange }: Places): WindowStore {
  let retryAt = 0
  let isFallback = false
  return {
    count: async (event) => {
      if (performance.now() < retryAt) return local.count(event)
      try {
        const window = await withTimeout(shared.count(event))
        if (isFallback) onChange(undefined)
        isFallback = false
        return window
      } catch (error) {
        retryAt = performance.now() + pauseMs
        if (!isFallback) onChange(error)
        isFallback = true
        return local.count(event)
      }
    },
  }
}

async function withTimeout(counting: Promise<CountedWindow>): Promise<CountedWindow> {
  const done = new AbortController()
  const timeout = pause(timeoutMs, undefined, { ref: false, signal: done.signal }).then(() => {
    throw new Error(`no answer within ${timeoutMs} ms`)
  })
  try {
    return await Promise.race([counting, timeout])
  } finally {
    done.abort()
    // A late rejection has no handler any more.
    timeout.catch(() => undefined)
    counting.catch(() => undefined)
  }
}
