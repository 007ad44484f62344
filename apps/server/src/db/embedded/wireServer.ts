import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import { FrameReader, type Frame } from './frameReader.ts'
import { errorResponse, simpleQuery } from './wireMessages.ts'
import { Turns } from './turns.ts'

// Not @electric-sql/pglite-socket: it queues single messages, so that a Bind of over 64 KB, which
// arrives in several chunks, runs against whatever statement another client parsed in the meantime
// (109 of 300 concurrent queries answered wrongly with 0.2.17).

/** The part of PGlite that the server needs. */
export interface Backend {
  /** Runs the messages of one client; `answer` gets bytes that are valid only during the call. */
  run(messages: Uint8Array, answer: (bytes: Uint8Array) => void): Promise<void>
  inTransaction(): boolean
  rollBack(): Promise<void>
}

export interface WireServerParts {
  readonly backend: Backend
  /** The user name that grants access. Only the server that started this process knows it. */
  readonly secret: string
  /** Called with errors that the process cannot survive. */
  readonly fail: (error: unknown) => void
}

/** Serves the PostgreSQL protocol to any number of clients over the one backend. */
export function createWireServer({ backend, secret, fail }: WireServerParts): Server {
  const turns = new Turns(() => backend.inTransaction())
  const session = new SharedSession(backend)
  return createServer((socket) => serveClient(socket, { backend, turns, session, secret, fail }))
}

interface Shared extends WireServerParts {
  readonly turns: Turns
  readonly session: SharedSession
}

type Batch = Extract<Frame, { kind: 'start' | 'batch' }>

function serveClient(socket: Socket, { backend, turns, session, secret, fail }: Shared): void {
  const frames = new FrameReader()
  const guard = (work: () => Promise<void>) => () => work().catch(fail)

  const answer = (bytes: Uint8Array) => {
    // The bytes are the database's own memory, which the next message overwrites.
    if (socket.writable) socket.write(Buffer.from(bytes))
  }
  const runBatch = async (batch: Batch) => {
    socket.cork()
    await session.enter(socket, batch)
    await backend.run(isCopyFromStdin(batch) ? copyRefusal : batch.bytes, answer)
    socket.uncork()
  }
  const serve = (frame: Frame) => {
    if (frame.kind === 'start' && !isSame(frame.params.get('user') ?? '', secret))
      socket.end(foreignRefusal)
    else if (frame.kind === 'start' || frame.kind === 'batch')
      turns.take(
        socket,
        guard(() => runBatch(frame)),
      )
    else if (frame.kind === 'encryption-request') socket.write('N')
    else socket.end()
  }

  socket.on('data', (chunk) => {
    try {
      // Ignores what follows a rejection.
      for (const frame of frames.read(chunk)) if (socket.writable) serve(frame)
    } catch {
      socket.destroy()
    }
  })
  // Always followed by 'close'; without a listener it would end the process.
  socket.on('error', () => undefined)
  socket.on('close', () =>
    turns.leave(
      socket,
      guard(() => backend.rollBack()),
    ),
  )
}

// pg_dump and psql change settings of their session, which all clients share here: after one
// pg_dump, table names no longer resolved.
const foreignRefusal = errorResponse({
  severity: 'FATAL',
  code: '28000',
  message:
    'This is the embedded database of a Deckloom server and serves that server only. To save all its data while it runs: npm run backup -- <file>',
})

// PGlite supports COPY FROM STDIN only with its data in the same call; as clients send it, it
// crashes the process or hangs (electric-sql/pglite#911). This statement turns it into an ordinary
// error of the client's transaction.
const copyRefusal = simpleQuery(
  "do $$ begin raise exception using errcode = '0A000', message = 'The embedded database takes no COPY FROM STDIN. To bring data in: npm run restore -- <file>'; end $$",
)

/** Every such statement contains the three words; bound values are never part of the text. */
function isCopyFromStdin(batch: Batch): boolean {
  return batch.kind === 'batch' && /\bcopy\b[^]*\bfrom\b[^]*\bstdin\b/i.test(batch.sql)
}

/** All clients share one session. Settings of one client are reset before another one's turn. */
class SharedSession {
  readonly #backend: Backend
  #settings: 'default' | 'changed' = 'default'
  #client: object | undefined

  constructor(backend: Backend) {
    this.#backend = backend
  }

  /** Call before a client's batch runs. */
  async enter(client: object, batch: Batch): Promise<void> {
    if (this.#settings === 'changed' && this.#client !== client) {
      await this.#backend.run(resetAll, () => undefined)
      this.#settings = 'default'
    }
    this.#client = client
    if (batch.kind === 'batch' && changesSettings(batch.sql)) this.#settings = 'changed'
  }
}

const resetAll = simpleQuery('reset all')

/** False positives are fine: a reset takes as long as `select 1`. */
function changesSettings(sql: string): boolean {
  const bare = sql.replaceAll(/\/\*[^]*?\*\/|--[^\n]*/g, ' ')
  return /(?:^|;)\s*(?:set|reset|discard|do|call)\b|\bset_config\b/i.test(bare)
}

function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
