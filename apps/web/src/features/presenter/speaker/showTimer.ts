/** A stopwatch that outlives a reload of its window. */
export interface ShowTimer {
  /** Milliseconds that were counted before it was last started. */
  readonly counted: number
  /** When it was last started, by the device's clock; left out while it is paused. */
  readonly since?: number | undefined
}

export function elapsedOf({ counted, since }: ShowTimer, now: number): number {
  return since === undefined ? counted : counted + Math.max(0, now - since)
}

export function toggledTimer(timer: ShowTimer, now: number): ShowTimer {
  return timer.since === undefined ? { ...timer, since: now } : { counted: elapsedOf(timer, now) }
}

export interface Course {
  readonly elapsed: number
  /** Milliseconds for the whole show. */
  readonly planned: number
  /** The slide that is shown, from 0. */
  readonly index: number
  readonly count: number
}

/** Milliseconds behind the plan, negative when ahead of it; 0 during the slide's own share of the time. */
export function lateBy({ elapsed, planned, index, count }: Course): number {
  const begins = (planned * index) / count
  const ends = (planned * (index + 1)) / count
  if (elapsed > ends) return elapsed - ends
  return Math.min(0, elapsed - begins)
}
