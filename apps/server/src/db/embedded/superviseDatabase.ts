import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../../platform/process/CannotStart.ts'
import { databaseProcess } from './databaseProcess.ts'
import { childMessage, type ParentMessage } from './messages.ts'

/** Socket and user of a PostgreSQL client. */
export interface SocketAddress {
  readonly host: string
  readonly port: number
  /** The secret name that only this server's clients know. */
  readonly user: string
  readonly database: string
}

export interface EmbeddedDatabase {
  readonly address: SocketAddress
  /** Process id of the database while it runs. */
  pid(): number | undefined
  /**
   * Resolves at once while the database responds, else when it does again; rejects after
   * `timeoutMs`.
   */
  whenReady(timeoutMs: number): Promise<void>
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** The bundled script of the database process. */
  readonly script: string
  readonly dataDir: string
  readonly snapshot: string
  readonly warn: (message: string) => void
  /** How long to wait for another process to release the data folder. */
  readonly lockTimeoutMs?: number
}

/** Another process has the data folder open. */
export class DataDirInUse extends CannotStart {
  constructor(dataDir: string, pid: number | undefined) {
    const owner = pid === undefined ? 'another process' : `process ${pid}`
    super(`The database in ${dataDir} is open in ${owner}. Stop it, or set another DATA_DIR.`)
    this.name = 'DataDirInUse'
  }
}

const lockRetryMs = 200
const pingMs = 5_000
/** Pings without an answer after which the database counts as stuck: half a minute. */
const mostUnanswered = 6

/**
 * Starts the embedded database and keeps it running: a process that exits unexpectedly is replaced.
 */
export async function superviseDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
  const supervisor = new Supervisor(options)
  const address = await supervisor.start()
  return {
    address,
    pid: () => supervisor.pid(),
    whenReady: (timeoutMs) => supervisor.whenReady(timeoutMs),
    close: () => supervisor.close(),
  }
}

type Outcome =
  | { readonly kind: 'ready'; readonly address: SocketAddress }
  | { readonly kind: 'locked'; readonly pid: number | undefined }
  | { readonly kind: 'failed'; readonly message: string }

class Supervisor {
  readonly #options: EmbeddedOptions
  /** The same for each replacement: clients reconnect with it. */
  readonly #secret = randomBytes(32).toString('base64url')
  #child: ChildProcess | undefined
  #ready = false
  #closing = false
  #waiting = new Set<() => void>()
  #unanswered = 0

  constructor(options: EmbeddedOptions) {
    this.#options = options
  }

  async start(): Promise<SocketAddress> {
    const giveUpAt = performance.now() + (this.#options.lockTimeoutMs ?? 15_000)
    for (;;) {
      const outcome = await this.#launch()
      if (outcome.kind === 'ready') return outcome.address
      if (outcome.kind === 'failed') throw createOpenError(this.#options.dataDir, outcome.message)
      if (performance.now() > giveUpAt) throw new DataDirInUse(this.#options.dataDir, outcome.pid)
      // The database of a server that was just killed lives a moment longer, on a busy machine for some seconds.
      await pause(lockRetryMs)
    }
  }

  pid(): number | undefined {
    return this.#child?.pid
  }

  whenReady(timeoutMs: number): Promise<void> {
    if (this.#ready) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(settle)
        reject(new Error('The database is restarting'))
      }, timeoutMs)
      this.#waiting.add(settle)
    })
  }

  async close(): Promise<void> {
    this.#closing = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
    })
    send(child, 'stop')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(timer)
  }

  /** Starts one database process; resolves when it serves, or with the reason why it does not. */
  #launch(): Promise<Outcome> {
    const { script, dataDir, snapshot } = this.#options
    const { flags, environment, parameters } = databaseProcess
    const child = fork(script, [dataDir, snapshot, ...parameters], {
      execArgv: [...flags],
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    // Not an argument: every user of the machine can read those.
    send(child, { kind: 'serve', secret: this.#secret })
    this.#unanswered = 0
    return new Promise((resolve) => {
      child.on('message', (message) => {
        this.#unanswered = 0
        const parsed = childMessage.safeParse(message).data
        if (parsed?.kind === 'ready') {
          this.#serving(child)
          resolve({ kind: 'ready', address: this.#addressOf(parsed) })
        }
        if (parsed?.kind === 'locked') resolve({ kind: 'locked', pid: parsed.pid })
        if (parsed?.kind === 'failed') resolve({ kind: 'failed', message: parsed.message })
      })
      child.once('error', (error) => resolve({ kind: 'failed', message: error.message }))
      child.once('exit', (code, signal) =>
        resolve({ kind: 'failed', message: `its process ended (${signal ?? code})` }),
      )
    })
  }

  #addressOf({ folder, port }: { folder: string; port: number }): SocketAddress {
    return { host: folder, port, user: this.#secret, database: 'postgres' }
  }

  #serving(child: ChildProcess): void {
    this.#ready = true
    for (const settle of this.#waiting) settle()
    this.#waiting.clear()
    // A crashed backend can spin in WebAssembly for ever; only a missing heartbeat shows it. Pings are counted rather
    // than time: while this process is too busy to listen, it does not ask either.
    const heart = setInterval(() => {
      if (this.#unanswered >= mostUnanswered) return void child.kill('SIGKILL')
      this.#unanswered += 1
      return send(child, 'ping')
    }, pingMs)
    heart.unref()
    child.once('exit', (code, signal) => {
      clearInterval(heart)
      this.#ready = false
      if (!this.#closing) void this.#restart(String(signal ?? code))
    })
  }

  async #restart(how: string): Promise<void> {
    this.#options.warn(`The database process ended (${how}); starting another`)
    for (let waitMs = 0; !this.#closing; waitMs = Math.min(5_000, waitMs * 2 + 100)) {
      await pause(waitMs)
      const outcome = await this.#launch()
      if (outcome.kind === 'ready') return
      const why = outcome.kind === 'locked' ? 'the data folder is locked' : outcome.message
      this.#options.warn(`The database did not start: ${why}`)
    }
  }
}

/** Why an embedded database cannot be opened, and what to do about it. */
function createOpenError(dataDir: string, why: string): CannotStart {
  const folder = join(dataDir, 'database')
  if (/^(?:EACCES|EPERM|EROFS)\b/.test(why)) {
    return new CannotStart(
      `The embedded database in ${folder} may not be written by this user. Make the folder and all that is in it their own, or set another DATA_DIR.`,
    )
  }
  if (/^(?:ENOSPC|EDQUOT)\b/.test(why)) {
    return new CannotStart(
      `There is no room left on the disk for the embedded database in ${folder}. Make room; nothing of it is lost.`,
    )
  }
  return new CannotStart(
    `The embedded database in ${folder} cannot be opened, as if its files were damaged (${why}). Move that folder away, and restore a backup or start with an empty one.`,
  )
}

function send(child: ChildProcess, message: ParentMessage): void {
  if (child.connected) child.send(message)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
