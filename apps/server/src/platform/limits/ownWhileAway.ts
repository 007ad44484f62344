import { setTimeout as pause } from 'node:timers/promises'
import type { CountedWindow, WindowStore } from './WindowStore.ts'

// Nobody waits longer than this to be counted, and while the place is away nobody waits at all.
const patienceMs = 500
const pauseMs = 500

interface Places {
  /** Counts for all servers. */
  readonly shared: WindowStore
  /** Counts for this one. */
  readonly own: WindowStore
  /** Told when counting goes on here, with the reason, and with undefined when it is shared again. */
  readonly onChange: (error: unknown) => void
}

/** Counts in a place that all servers share; while that does not answer, each server counts by itself. */
export function ownWhileAway({ shared, own, onChange }: Places): WindowStore {
  let askAgainAt = 0
  let isAway = false
  return {
    count: async (event) => {
      if (performance.now() < askAgainAt) return own.count(event)
      try {
        const window = await inTime(shared.count(event))
        if (isAway) onChange(undefined)
        isAway = false
        return window
      } catch (error) {
        askAgainAt = performance.now() + pauseMs
        if (!isAway) onChange(error)
        isAway = true
        return own.count(event)
      }
    },
  }
}

async function inTime(counting: Promise<CountedWindow>): Promise<CountedWindow> {
  const answered = new AbortController()
  const tooLong = pause(patienceMs, undefined, { ref: false, signal: answered.signal }).then(() => {
    throw new Error(`no answer within ${patienceMs} ms`)
  })
  try {
    return await Promise.race([counting, tooLong])
  } finally {
    answered.abort()
    // Whichever came too late is nobody's any more.
    tooLong.catch(() => undefined)
    counting.catch(() => undefined)
  }
}
