import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The built product with an empty data folder and one signed-in user. */
export interface BenchServer {
  readonly url: string
  readonly pid: number
  /** Milliseconds from its start to its first response. */
  readonly startedIn: number
  /** The session cookie as `name=value`. */
  readonly cookie: string
  /** Registers another user; resolves to the cookie. */
  readonly signUp: () => Promise<string>
  stop(): Promise<void>
}

export async function startBenchServer(
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'deckloom-bench-'))
  const start = performance.now()
  const server = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntilAnswering(url)
  const startedIn = performance.now() - start
  return {
    url,
    pid: server.pid ?? 0,
    startedIn,
    cookie: await signUp(url),
    signUp: () => signUp(url),
    stop: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function signUp(url: string): Promise<string> {
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@example.org`,
      password: 'harbour-silt-7',
      firstName: 'Bench',
      lastName: 'Mark',
    }),
  })
  return registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function waitUntilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const ok = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('the server did not answer within 30 s')
}
