import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** User and group to run as: PostgreSQL refuses to run as root. */
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined
}

/** A child process that can be killed, frozen and restarted. */
export class Program {
  readonly name: string
  readonly #command: Command
  #child: ChildProcess | undefined
  #output = ''
  /** Called if it exits unexpectedly. */
  onCollapse: (output: string) => void = () => undefined

  constructor(name: string, command: Command) {
    this.name = name
    this.#command = command
  }

  get isRunning(): boolean {
    return this.#child !== undefined
  }

  /** Undefined if it is not running. */
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
    // Child processes must not outlive a failed run.
    const clear = () => child.kill('SIGKILL')
    process.once('exit', clear)
    child.once('exit', () => process.off('exit', clear))
    this.#child = child
  }

  /** Ends it with a signal; resolves to the milliseconds until it is gone. */
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

  /** Freezes or resumes it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal)
  }
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** Polls until a condition holds; resolves to the milliseconds it took, or undefined after `limitMs`. */
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
