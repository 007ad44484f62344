/** A unit of client messages after which the database may respond. */
export type Frame =
  | { readonly kind: 'encryption-request' }
  | { readonly kind: 'cancel-request' }
  | { readonly kind: 'terminate' }
  /** The startup message: user and other parameters. */
  | { readonly kind: 'start'; readonly bytes: Buffer; readonly params: ReadonlyMap<string, string> }
  /** `sql` contains the statements of its messages, without bound values. */
  | { readonly kind: 'batch'; readonly bytes: Buffer; readonly sql: string }

const encryptionRequests = new Set([80877103, 80877104])
const cancelRequest = 80877102
const codeOf = (text: string) => text.charCodeAt(0)
const terminate = codeOf('X')
const batchEnds = new Set([codeOf('Q'), codeOf('S'), codeOf('H')])
const simpleQuery = codeOf('Q')
const parse = codeOf('P')
/**
 * COPY data, end and failure. PostgreSQL ignores them outside of a COPY, which never starts here.
 */
const copyMessages = new Set([codeOf('d'), codeOf('c'), codeOf('f')])

const longestStartup = 10_000
const longestMessage = 256 * 1024 * 1024

/**
 * Splits the bytes of one PostgreSQL connection into batches: from Parse to Sync, or one simple
 * query. A batch must run without another client's messages in between, since all of them share one
 * unnamed statement.
 */
export class FrameReader {
  #buffer: Buffer = Buffer.alloc(0)
  #batch: Buffer[] = []
  #started = false

  /**
   * The frames that this chunk completes, in order. Throws if the bytes are not PostgreSQL's
   * protocol.
   */
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
    return { kind: 'start', bytes: message, params: paramsOf(message) }
  }

  #collect(message: Buffer): Frame | undefined {
    const [type = 0] = message
    if (type === terminate) return { kind: 'terminate' }
    if (copyMessages.has(type)) return undefined
    this.#batch.push(message)
    if (!batchEnds.has(type)) return undefined
    const bytes = Buffer.concat(this.#batch)
    const sql = this.#batch.map(sqlOf).join('\n')
    this.#batch = []
    return { kind: 'batch', bytes, sql }
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

/** Names and values alternate, each NUL-terminated. */
function paramsOf(startup: Buffer): ReadonlyMap<string, string> {
  const words = startup.toString('utf8', 8).split('\0')
  const params = new Map<string, string>()
  for (let index = 0; index + 1 < words.length; index += 2) {
    const [name = '', value = ''] = words.slice(index, index + 2)
    if (name !== '') params.set(name, value)
  }
  return params
}

function sqlOf(message: Buffer): string {
  const [type] = message
  if (type === simpleQuery) return message.toString('utf8', 5, message.length - 1)
  if (type !== parse) return ''
  const text = message.indexOf(0, 5) + 1
  return message.toString('utf8', text, Math.max(text, message.indexOf(0, text)))
}
