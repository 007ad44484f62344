import type { Queries } from '../openDatabase.ts'

export interface BatchContext {
  readonly queries: Queries
  readonly now: Date
  /** Maximum rows of the batch; adapts to the duration of earlier batches. */
  readonly limit: number
  /** Where the previous batch ended; null at the start. */
  readonly position: string | null
}

export interface BatchResult {
  /** Affected rows, for the statistics. */
  readonly rows: number
  /** Where the next batch starts; null at the end. */
  readonly next: string | null
}

/**
 * A step of the hourly maintenance. It runs in batches, each of which leaves the database
 * consistent.
 */
export interface MaintenanceStep {
  /** Shown to administrators, and the key of its statistics. */
  readonly name: string
  readonly batch: (context: BatchContext) => Promise<BatchResult>
}

/** A step that deletes rows until a batch is smaller than its limit. */
export function purgeStep(
  name: string,
  purge: (context: BatchContext) => Promise<number>,
): MaintenanceStep {
  return {
    name,
    async batch(context) {
      const rows = await purge(context)
      return { rows, next: rows < context.limit ? null : 'more' }
    },
  }
}

/** A step that is small enough for a single batch. */
export function singleStep(
  name: string,
  work: (context: BatchContext) => Promise<void>,
): MaintenanceStep {
  return {
    name,
    async batch(context) {
      await work(context)
      return { rows: 0, next: null }
    },
  }
}

export interface Purge {
  readonly before: Date
  /** Maximum rows. */
  readonly limit: number
}

/** A step that deletes what is older than `ms` milliseconds; without `ms` it deletes nothing. */
export function retainStep(
  name: string,
  ms: number | undefined,
  purge: (queries: Queries, which: Purge) => Promise<number>,
): MaintenanceStep {
  return purgeStep(name, async ({ queries, now, limit }) =>
    ms === undefined ? 0 : purge(queries, { before: new Date(now.getTime() - ms), limit }),
  )
}
