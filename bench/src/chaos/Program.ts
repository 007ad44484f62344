import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** User and group to run as: PostgreSQL refuses to be run by root. */
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined
}

/** A program that is killed, frozen and started again. */
export class Program {
  readonly name: string
  readonly #command: Command
  #child: ChildProcess | undefined
  #output = ''
  /** Called when it ends without having been asked to. */
  onCollapse: (output: string) => void = () => undefined

  constructor(name: string, command: Command) {
    this.name = name
    this.#command = command
  }

  get isRunning(): boolean {
    return this.#child !== undefined
  }

  /** Of its process; undefined where it does not run. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  get output(): string {
    return this.#output
  }

  start(): void {
    const { file, args, env, owner } = this.#command
    const child = spawn(file, args, {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...owner,
    })
    const keep = (bytes: Buffer) => {
      this.#output = (this.#output + bytes.toString()).slice(-200_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('exit', (code, signal) => {
      if (this.#child !== child) return
      this.#child = undefined
      this.onCollapse(
        `${this.name} ended by itself (${signal ?? code}): ${this.#output.slice(-600)}`,
      )
    })
    // Nothing that was started outlives a run that fails.
    const clear = () => child.kill('SIGKILL')
    process.once('exit', clear)
    child.once('exit', () => process.off('exit', clear))
    this.#child = child
  }

  /** Ends it by a signal; resolves when it is gone, with the milliseconds that took. */
  async end(signal: NodeJS.Signals): Promise<number> {
    const child = this.#child
    if (!child) return 0
    this.#child = undefined
    const start = performance.now()
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return performance.now() - start
  }

  /** Stops it from running on, or lets it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal)
  }
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** Asks until something holds; answers the milliseconds that took, or undefined after `limitMs`. */
export async function untilTrue(
  ask: () => Promise<boolean>,
  limitMs: number,
): Promise<number | undefined> {
  const start = performance.now()
  while (performance.now() - start < limitMs) {
    if (await ask().catch(() => false)) return performance.now() - start
    await new Promise((done) => setTimeout(done, 25))
  }
  return undefined
}
