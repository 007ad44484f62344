import type { Queries } from '../../db/openDatabase.ts'
import type { Audit, AuditEntry } from '../../platform/audit.ts'
import { appendAudit } from './auditRepository.ts'

export interface AuditWriterParts {
  readonly queries: Queries
  readonly warn: (message: string) => void
  /** How many entries may wait while the database is away. */
  readonly room?: number
  /** Milliseconds until a failed writing is tried again. */
  readonly retryMs?: number
}

const batch = 200

/** Writes entries in the order they were recorded, beside the requests that they are about. */
export class AuditWriter implements Audit {
  readonly #parts: Required<AuditWriterParts>
  #waiting: AuditEntry[] = []
  #lost = 0
  #running: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined

  constructor(parts: AuditWriterParts) {
    this.#parts = { room: 10_000, retryMs: 1_000, ...parts }
  }

  record(entry: AuditEntry): void {
    if (this.#waiting.length >= this.#parts.room) this.#lost += 1
    else this.#waiting.push(entry)
    if (!this.#retry) this.#begin()
  }

  /** Resolves when everything recorded so far is written; a database that is away gets one more try. */
  async stop(): Promise<void> {
    await this.#running
    clearTimeout(this.#retry)
    this.#retry = undefined
    if (this.#waiting.length > 0) this.#begin()
    await this.#running
    clearTimeout(this.#retry)
    const lost = this.#lost + this.#waiting.length
    if (lost > 0) this.#parts.warn(`${lost} entries of the audit trail were not written`)
  }

  #begin(): void {
    this.#running ??= this.#write().finally(() => {
      this.#running = undefined
      // Recorded between the last look and now.
      if (this.#waiting.length > 0 && !this.#retry) this.#begin()
    })
  }

  async #write(): Promise<void> {
    const { queries, warn, retryMs } = this.#parts
    try {
      while (this.#waiting.length > 0) {
        const entries = this.#waiting.slice(0, batch)
        await appendAudit(queries, entries)
        this.#waiting.splice(0, entries.length)
      }
    } catch (error) {
      warn(`The audit trail waits: ${error instanceof Error ? error.message : String(error)}`)
      this.#retry = setTimeout(() => {
        this.#retry = undefined
        this.#begin()
      }, retryMs).unref()
    }
  }
}
