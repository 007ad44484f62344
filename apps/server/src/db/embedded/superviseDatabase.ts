import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../../platform/process/CannotStart.ts'
import { databaseProcess } from './databaseProcess.ts'
import { childMessage, type ParentMessage } from './messages.ts'

/** Where and as whom a PostgreSQL client connects. */
export interface SocketAddress {
  readonly host: string
  readonly port: number
  /** The name that lets this server's clients in and nobody else's. */
  readonly user: string
  readonly database: string
}

export interface EmbeddedDatabase {
  readonly address: SocketAddress
  /** Process id of the database while it runs. */
  pid(): number | undefined
  /** Resolves at once while the database answers, else when it does again; rejects after `timeoutMs`. */
  whenReady(timeoutMs: number): Promise<void>
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** The bundled script of the database process. */
  readonly script: string
  readonly dataDir: string
  readonly snapshot: string
  readonly warn: (message: string) => void
  /** How long to wait for another process to let go of the data folder. */
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
const silenceMs = 30_000

/** Starts the embedded database and keeps it running: whenever its process ends unasked, another takes over. */
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
  /** Stays the same for each process that takes over: clients connect again with it. */
  readonly #secret = randomBytes(32).toString('base64url')
  #child: ChildProcess | undefined
  #ready = false
  #closing = false
  #waiting = new Set<() => void>()
  #lastWord = 0

  constructor(options: EmbeddedOptions) {
    this.#options = options
  }

  async start(): Promise<SocketAddress> {
    const giveUpAt = performance.now() + (this.#options.lockTimeoutMs ?? 8_000)
    for (;;) {
      const outcome = await this.#launch()
      if (outcome.kind === 'ready') return outcome.address
      if (outcome.kind === 'failed') throw unusable(this.#options.dataDir, outcome.message)
      if (performance.now() > giveUpAt) throw new DataDirInUse(this.#options.dataDir, outcome.pid)
      // A server that was just killed leaves its database a moment behind.
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
    tell(child, 'stop')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(timer)
  }

  /** Runs one database process up to the point where it serves, or says why it does not. */
  #launch(): Promise<Outcome> {
    const { script, dataDir, snapshot } = this.#options
    const { flags, environment, parameters } = databaseProcess
    const child = fork(script, [dataDir, snapshot, ...parameters], {
      execArgv: [...flags],
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    // Not among the arguments, which every user of the machine can read.
    tell(child, { kind: 'serve', secret: this.#secret })
    // Of the clock that only runs: a wall clock that is set forward is no silence.
    this.#lastWord = performance.now()
    return new Promise((resolve) => {
      child.on('message', (message) => {
        this.#lastWord = performance.now()
        const said = childMessage.safeParse(message).data
        if (said?.kind === 'ready') {
          this.#serving(child)
          resolve({ kind: 'ready', address: this.#addressOf(said) })
        }
        if (said?.kind === 'locked') resolve({ kind: 'locked', pid: said.pid })
        if (said?.kind === 'failed') resolve({ kind: 'failed', message: said.message })
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
    // A backend that was hit inside WebAssembly can spin for ever; nothing but silence shows it.
    const heart = setInterval(() => {
      if (performance.now() - this.#lastWord > silenceMs) child.kill('SIGKILL')
      else tell(child, 'ping')
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

/** Why an embedded database does not open, and what to do about it. */
function unusable(dataDir: string, why: string): CannotStart {
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

function tell(child: ChildProcess, message: ParentMessage): void {
  if (child.connected) child.send(message)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
