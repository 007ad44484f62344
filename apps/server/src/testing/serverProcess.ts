import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** The output so far. */
  readonly output: () => string
  readonly kill: (signal: NodeJS.Signals) => void
  /** Resolves when the process has exited: its code or signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/**
 * Starts the bundled server as in production, and waits until it prints its URL. Rejects if it
 * exits instead.
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  onOutput: (output: string) => void = () => undefined,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(inject('bundle'), 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT_SCALE: '100000',
      ...environment,
    },
  })
  let output = ''
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code))
  })
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      onOutput(output)
      const found = /ready at (http:\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    // 'close', not 'exit': all output must have arrived.
    child.once('close', (code) => reject(new Error(`exit ${code}: ${output}`)))
  })
  return {
    url,
    pid: pidOf(child),
    output: () => output,
    kill: (signal) => child.kill(signal),
    ended,
  }
}

/** Process id of the embedded database of a data folder. */
export function databasePid(dataDir: string): number {
  const run: { pid: number } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
  return run.pid
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The server was not started')
  return pid
}
