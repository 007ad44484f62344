/** What a client said, cut where the database may answer. */
export type Frame =
  | { readonly kind: 'encryption-request' }
  | { readonly kind: 'cancel-request' }
  | { readonly kind: 'terminate' }
  | { readonly kind: 'batch'; readonly bytes: Buffer }

const encryptionRequests = new Set([80877103, 80877104])
const cancelRequest = 80877102
const letter = (text: string) => text.charCodeAt(0)
const terminate = letter('X')
const batchEnds = new Set([letter('Q'), letter('S'), letter('H')])

const longestStartup = 10_000
const longestMessage = 256 * 1024 * 1024

/**
 * Cuts the bytes of one PostgreSQL connection into batches: from Parse to Sync, or one simple query. A batch is the
 * least that may run without another client's messages in between, since all of them share one unnamed statement.
 */
export class FrameReader {
  #buffer: Buffer = Buffer.alloc(0)
  #batch: Buffer[] = []
  #started = false

  /** The frames that this chunk completes, in order. Throws when the bytes are not PostgreSQL's protocol. */
  read(chunk: Buffer): readonly Frame[] {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk])
    const frames: Frame[] = []
    for (let message = this.#cutNext(); message; message = this.#cutNext()) {
      const frame = this.#started ? this.#collect(message) : this.#start(message)
      if (frame) frames.push(frame)
    }
    return frames
  }

  #cutNext(): Buffer | undefined {
    return this.#started ? this.#cutMessage() : this.#cutStartup()
  }

  #start(message: Buffer): Frame {
    const code = message.readInt32BE(4)
    if (encryptionRequests.has(code)) return { kind: 'encryption-request' }
    if (code === cancelRequest) return { kind: 'cancel-request' }
    this.#started = true
    return { kind: 'batch', bytes: message }
  }

  #collect(message: Buffer): Frame | undefined {
    const [type = 0] = message
    if (type === terminate) return { kind: 'terminate' }
    this.#batch.push(message)
    if (!batchEnds.has(type)) return undefined
    const bytes = Buffer.concat(this.#batch)
    this.#batch = []
    return { kind: 'batch', bytes }
  }

  #cutStartup(): Buffer | undefined {
    if (this.#buffer.length < 8) return undefined
    return this.#cut(this.#buffer.readInt32BE(0), { min: 8, max: longestStartup })
  }

  #cutMessage(): Buffer | undefined {
    if (this.#buffer.length < 5) return undefined
    return this.#cut(1 + this.#buffer.readInt32BE(1), { min: 5, max: longestMessage })
  }

  #cut(length: number, { min, max }: { min: number; max: number }): Buffer | undefined {
    if (length < min || length > max) throw new Error(`A message of ${length} bytes is not allowed`)
    if (this.#buffer.length < length) return undefined
    const message = this.#buffer.subarray(0, length)
    this.#buffer = this.#buffer.subarray(length)
    return message
  }
}
