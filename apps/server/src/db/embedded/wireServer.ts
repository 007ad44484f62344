import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import { FrameReader, type Frame } from './frameReader.ts'
import { errorResponse, simpleQuery } from './wireMessages.ts'
import { Turns } from './turns.ts'

// Not @electric-sql/pglite-socket: it queues single messages, so that a Bind of over 64 KB, which arrives in
// several chunks, runs against whatever statement another client parsed in the meantime (109 of 300 concurrent
// queries answered wrongly with 0.2.17).

/** What the server needs of the database. */
export interface Backend {
  /** Runs the messages of one client; `answer` is handed bytes that are valid only during the call. */
  run(messages: Uint8Array, answer: (bytes: Uint8Array) => void): Promise<void>
  inTransaction(): boolean
  rollBack(): Promise<void>
}

export interface WireServerParts {
  readonly backend: Backend
  /** What a client calls itself to be let in. Only the server knows it, which started this process. */
  readonly secret: string
  /** Is told what the process cannot survive. */
  readonly fail: (error: unknown) => void
}

/** Serves the protocol of PostgreSQL to any number of clients of one server over the one backend. */
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
  const guarded = (work: () => Promise<void>) => () => work().catch(fail)

  const answer = (bytes: Uint8Array) => {
    // The bytes are the database's own memory and are overwritten by the next message.
    if (socket.writable) socket.write(Buffer.from(bytes))
  }
  const runBatch = async (batch: Batch) => {
    socket.cork()
    await session.enter(socket, batch)
    await backend.run(readsFromClient(batch) ? copyRefusal : batch.bytes, answer)
    socket.uncork()
  }
  const serve = (frame: Frame) => {
    if (frame.kind === 'start' && !isSame(frame.params.get('user') ?? '', secret))
      socket.end(foreignRefusal)
    else if (frame.kind === 'start' || frame.kind === 'batch')
      turns.take(
        socket,
        guarded(() => runBatch(frame)),
      )
    else if (frame.kind === 'encryption-request') socket.write('N')
    else socket.end()
  }

  socket.on('data', (chunk) => {
    try {
      // What a client that was refused says besides counts no more.
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
      guarded(() => backend.rollBack()),
    ),
  )
}

// pg_dump and psql change settings of their session, which here is everybody's: after one pg_dump no table had its
// name any more.
const foreignRefusal = errorResponse({
  severity: 'FATAL',
  code: '28000',
  message:
    'This is the embedded database of a Deckloom server and serves that server only. To save all its data while it runs: npm run backup -- <file>',
})

// PGlite takes COPY FROM STDIN together with its data in one call only; as clients send it, it ends the process or waits
// for ever (electric-sql/pglite#911). Its own statement makes this an error of the client's transaction as any other.
const copyRefusal = simpleQuery(
  "do $$ begin raise exception using errcode = '0A000', message = 'The embedded database takes no COPY FROM STDIN. To bring data in: npm run restore -- <file>'; end $$",
)

/** The three words stand in every such statement; values are bound and never among them. */
function readsFromClient(batch: Batch): boolean {
  return batch.kind === 'batch' && /\bcopy\b[^]*\bfrom\b[^]*\bstdin\b/i.test(batch.sql)
}

/** All clients share one session. What one of them sets counts until another one's turn, which finds the defaults. */
class SharedSession {
  readonly #backend: Backend
  #settings: 'default' | 'changed' = 'default'
  #client: object | undefined

  constructor(backend: Backend) {
    this.#backend = backend
  }

  /** Call before a batch of a client runs. */
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

/** Rather once too often: a reset takes as long as `select 1`. */
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
