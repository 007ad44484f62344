import { createServer, type Server, type Socket } from 'node:net'
import { FrameReader, type Frame } from './frameReader.ts'
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

/** Serves the protocol of PostgreSQL to any number of clients over the one backend. `fail` is told what it cannot survive. */
export function createWireServer(backend: Backend, fail: (error: unknown) => void): Server {
  const turns = new Turns(() => backend.inTransaction())
  return createServer((socket) => serveClient(socket, { backend, turns, fail }))
}

interface Shared {
  readonly backend: Backend
  readonly turns: Turns
  readonly fail: (error: unknown) => void
}

function serveClient(socket: Socket, { backend, turns, fail }: Shared): void {
  const frames = new FrameReader()
  const guarded = (work: () => Promise<void>) => () => work().catch(fail)

  const answer = (bytes: Uint8Array) => {
    // The bytes are the database's own memory and are overwritten by the next message.
    if (socket.writable) socket.write(Buffer.from(bytes))
  }
  const runBatch = async (bytes: Buffer) => {
    socket.cork()
    await backend.run(bytes, answer)
    socket.uncork()
  }
  const serve = (frame: Frame) => {
    if (frame.kind === 'batch')
      turns.take(
        socket,
        guarded(() => runBatch(frame.bytes)),
      )
    else if (frame.kind === 'encryption-request') socket.write('N')
    else socket.end()
  }

  socket.on('data', (chunk) => {
    try {
      for (const frame of frames.read(chunk)) serve(frame)
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
