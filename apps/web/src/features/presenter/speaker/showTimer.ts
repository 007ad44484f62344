/** A stopwatch that survives a reload of its window. */
export interface ShowTimer {
  /** Milliseconds counted before it was last started. */
  readonly counted: number
  /** When it was last started, by the device's clock; absent while paused. */
  readonly since?: number | undefined
}

export function elapsedOf({ counted, since }: ShowTimer, now: number): number {
  return since === undefined ? counted : counted + Math.max(0, now - since)
}

export function toggleTimer(timer: ShowTimer, now: number): ShowTimer {
  return timer.since === undefined ? { ...timer, since: now } : { counted: elapsedOf(timer, now) }
}

export interface Course {
  readonly elapsed: number
  /** Milliseconds for the whole show. */
  readonly planned: number
  /** Index of the current slide, from 0. */
  readonly index: number
  readonly count: number
}

/** Returns the milliseconds behind plan, negative if ahead; 0 during the slide's own share of the time. */
export function lateBy({ elapsed, planned, index, count }: Course): number {
  const begins = (planned * index) / count
  const ends = (planned * (index + 1)) / count
  if (elapsed > ends) return elapsed - ends
  return Math.min(0, elapsed - begins)
}
