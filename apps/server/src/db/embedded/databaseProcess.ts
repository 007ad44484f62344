/** How the process of the embedded database is run. */
export interface DatabaseProcess {
  /** Of Node. */
  readonly flags: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** Of PostgreSQL, each as `name=value`. */
  readonly parameters: readonly string[]
}

/** With little memory, ready soon, and no slower: decision 0054 has the figures. */
export const databaseProcess: DatabaseProcess = {
  flags: [
    // Functions are validated when they are first called, not 9 MB of them at each start.
    '--wasm-lazy-validation',
    // The optimizing compiler needs more memory than the code it makes saves. It works on one function at a time, and
    // on those only that are called again and again: five times as often as by default.
    '--wasm-num-compilation-tasks=1',
    '--wasm-tiering-budget=9000000',
  ],
  environment: {
    // What a thread of the compiler gives back cannot be used by another one while each has an arena of its own.
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
  parameters: [
    // All of it is filled with zeros at the start. What is not in it is in the kernel's cache of the same files.
    'shared_buffers=16MB',
    // A process that takes over reads all of the log since the last checkpoint before it serves anybody.
    'max_wal_size=64MB',
  ],
}
