import type { Queries } from '../openDatabase.ts'

export interface BatchContext {
  readonly queries: Queries
  readonly now: Date
  /** Rows that the batch works on at most; it follows how long the batches before took. */
  readonly limit: number
  /** Where the batch before ended; null at the beginning. */
  readonly position: string | null
}

export interface BatchResult {
  /** Rows that something was done to, for the figures. */
  readonly rows: number
  /** Where the next batch begins; null when everything was gone through. */
  readonly next: string | null
}

/** A piece of the hourly work. It is done in batches, each of which leaves the database as it should be. */
export interface MaintenanceStep {
  /** Shown to administrators, and the key under which its figures are kept. */
  readonly name: string
  readonly batch: (context: BatchContext) => Promise<BatchResult>
}

/** A step that removes rows until fewer than asked for are left. */
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

/** A step whose work is little enough to be done at once. */
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
  /** Rows at most. */
  readonly limit: number
}

/** A step that removes what is older than `ms` milliseconds; without them it keeps everything. */
export function retainStep(
  name: string,
  ms: number | undefined,
  purge: (queries: Queries, which: Purge) => Promise<number>,
): MaintenanceStep {
  return purgeStep(name, async ({ queries, now, limit }) =>
    ms === undefined ? 0 : purge(queries, { before: new Date(now.getTime() - ms), limit }),
  )
}
