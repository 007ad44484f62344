/** How the process of the embedded database is started. */
export interface DatabaseProcess {
  /** Node flags. */
  readonly flags: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** PostgreSQL settings, each as `name=value`. */
  readonly parameters: readonly string[]
}

/** Tuned for memory and start time at equal speed: decision 0054 has the figures. */
export const databaseProcess: DatabaseProcess = {
  flags: [
    // Validates functions at their first call, instead of 9 MB of them at each start.
    '--wasm-lazy-validation',
    // The optimizing compiler takes more memory than its code saves. It compiles one function at a
    // time, and only hot ones: after five times the default number of calls.
    '--wasm-num-compilation-tasks=1',
    '--wasm-tiering-budget=9000000',
  ],
  environment: {
    // With an arena per thread, memory that one compiler thread frees cannot be used by another.
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
  parameters: [
    // Zero-filled at the start. What does not fit is in the kernel's page cache.
    'shared_buffers=16MB',
    // After a crash, all of the log since the last checkpoint is replayed before anything is
    // served.
    'max_wal_size=64MB',
  ],
}
