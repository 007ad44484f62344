import { asServer } from '../caller.ts'
import { describeError } from '../describeError.ts'

export interface BatchWriterParts<Entry> {
  /** Stores entries in their order, all or none. */
  readonly write: (entries: readonly Entry[]) => Promise<void>
  /** What is written, for warnings. */
  readonly name: string
  readonly warn: (message: string) => void
  /** How many entries may wait while the database is away. */
  readonly room?: number
  /** Milliseconds until a failed writing is tried again. */
  readonly retryMs?: number
  /** Milliseconds that an entry waits for others to be written with. */
  readonly delayMs?: number
}

const batch = 200

/**
 * Writes entries to the database in batches, in the order they were recorded, outside of the
 * request.
 */
export class BatchWriter<Entry> {
  readonly #parts: Required<BatchWriterParts<Entry>>
  #waiting: Entry[] = []
  #lost = 0
  #running: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(parts: BatchWriterParts<Entry>) {
    this.#parts = { room: 10_000, retryMs: 1_000, delayMs: 0, ...parts }
  }

  /** Never blocks and never throws. */
  record(entry: Entry): void {
    if (this.#waiting.length >= this.#parts.room) this.#lost += 1
    else this.#waiting.push(entry)
    if (this.#timer ?? this.#running) return
    if (this.#parts.delayMs === 0) this.#begin()
    else this.#later(this.#parts.delayMs)
  }

  /** Resolves when everything recorded so far is written, or could not be. */
  async flush(): Promise<void> {
    await this.#running
    this.#forgetTimer()
    if (this.#waiting.length > 0) this.#begin()
    await this.#running
  }

  /** Flushes and warns about what was lost; when the database is away, retries once. */
  async stop(): Promise<void> {
    await this.flush()
    this.#forgetTimer()
    const lost = this.#lost + this.#waiting.length
    if (lost > 0) this.#parts.warn(`${lost} entries of ${this.#parts.name} were not written`)
  }

  #begin(): void {
    this.#running ??= asServer(() => this.#write()).finally(() => {
      this.#running = undefined
      // Recorded between the last look and now.
      if (this.#waiting.length > 0 && !this.#timer) this.#begin()
    })
  }

  async #write(): Promise<void> {
    const { write, name, warn, retryMs } = this.#parts
    try {
      while (this.#waiting.length > 0) {
        const entries = this.#waiting.slice(0, batch)
        await write(entries)
        this.#waiting.splice(0, entries.length)
      }
    } catch (error) {
      warn(`Writing ${name} waits: ${describeError(error)}`)
      this.#later(retryMs)
    }
  }

  #later(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#begin()
    }, milliseconds).unref()
  }

  #forgetTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
