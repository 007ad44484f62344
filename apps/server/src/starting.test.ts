import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { startServerProcess } from './testing/serverProcess.ts'
import { openBehindProxy, processDrivers } from './testing/testDrivers.ts'

const [, postgres] = processDrivers()
const oneSecond = { DATABASE_WAIT_SECONDS: '1' }
let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-starting-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, maxRetries: 5 }))

/** The exit code and output of a failed start. */
const failedStart = async (environment: Readonly<Record<string, string>>) => {
  const began = performance.now()
  const output = await startServerProcess({ DATA_DIR: dataDir, ...environment }).then(
    () => 'it started',
    (error: unknown) => String(error),
  )
  return { output, ms: performance.now() - began }
}
/** A short message for people: no stack, no source location. */
const expectSentence = (output: string, words: RegExp) => {
  expect(output).toMatch(words)
  expect(output).toMatch(/^Error: exit 1: /)
  expect(output).not.toMatch(/\n\s+at |node:internal|\.ts:\d|\.js:\d/)
}

/** A server with a fixed response to every connection, or none. */
async function listener(answer?: (socket: Socket) => void): Promise<Server & { url: string }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => answer?.(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return Object.assign(server, { url: `postgres://ada:secret@127.0.0.1:${port}/deckloom` })
}

/** PostgreSQL's rejection of a login. */
const refusal = (code: string) => (socket: Socket) => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  socket.end(Buffer.concat([Buffer.from('E'), length, fields]))
}

describe('a start that cannot be says why in a sentence', () => {
  test.each([
    ['28P01', /refuses the password of "ada"\. Correct user and password in DATABASE_URL/],
    ['28000', /does not let "ada" in from here/],
    ['3D000', /There is no database "deckloom"\. Make it with createdb/],
  ])('at once when PostgreSQL answers %s, which does not pass by itself', async (code, words) => {
    const double = await listener(refusal(code))

    const { output } = await failedStart({ DATABASE_URL: double.url })

    double.close()
    expectSentence(output, words)
    expect(output).not.toContain('secret')
    expect(output).not.toContain('Waiting')
  })

  test.each([
    ['nothing listens', 'postgres://ada@127.0.0.1:1/deckloom', /Nothing listens on 127\.0\.0\.1:1/],
    ['there is no such host', 'postgres://ada@nowhere.invalid/x', /"nowhere\.invalid"/],
  ])('after the wait, and one line meanwhile, when %s', async (_name, url, words) => {
    const { output, ms } = await failedStart({ DATABASE_URL: url, ...oneSecond })

    expectSentence(output, words)
    expect(output).toMatch(/exit 1: Waiting for the database, 1 s more\. /)
    expect(output).toMatch(/Waited 1 s \(DATABASE_WAIT_SECONDS\)/)
    expect(ms).toBeLessThan(15_000)
  })

  test('within its time when the host takes connections and never answers', async () => {
    const mute = await listener()

    const { output, ms } = await failedStart({ DATABASE_URL: mute.url, ...oneSecond })

    mute.close()
    expectSentence(output, /does not answer as a database/)
    expect(ms).toBeLessThan(15_000)
  })

  test('when DATA_DIR lies below a file', async () => {
    writeFileSync(join(dataDir, 'file'), '')
    const { output } = await failedStart({ DATA_DIR: join(dataDir, 'file', 'data') })
    expectSentence(output, /DATA_DIR \S+ lies below something that is a file/)
  })

  test.skipIf(process.getuid?.() !== 0)('when DATA_DIR cannot be written', async () => {
    // Root can write everywhere: the server is started as another user, from a location that it can
    // read.
    const child = spawn(process.execPath, [join(inject('bundle'), 'main.js')], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' },
      uid: 65_534,
      gid: 65_534,
    })
    let output = ''
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    const code = await new Promise((resolve) => child.once('close', resolve))

    expect(code).toBe(1)
    expectSentence(`Error: exit 1: ${output}`, /DATA_DIR \S+ cannot be written by this user/)
  })

  test('when the files of the embedded database are damaged', async () => {
    const folder = join(dataDir, 'database')
    cpSync(join(inject('bundle'), 'snapshot'), folder, { recursive: true })
    writeFileSync(join(folder, 'global/pg_control'), 'x'.repeat(8_192))

    const { output } = await failedStart({})

    expectSentence(output, /cannot be opened, as if its files were damaged .* restore a backup/)
    expect(readFileSync(join(folder, 'global/pg_control'), 'utf8')).toContain('xxx')
  })

  test('when the address is none of this machine', async () => {
    const created = await postgres?.create()
    const { output } = await failedStart({ ...created?.environment, HOST: '192.0.2.1' })
    await created?.remove()
    expectSentence(output, /This machine has no address 192\.0\.2\.1\. Set HOST/)
  })
})

describe.skipIf(postgres?.available !== true)('a start on PostgreSQL', () => {
  test('waits until the database is there', async () => {
    const behind = await openBehindProxy()
    const { port } = behind.proxy
    await behind.proxy.close()
    const url = new URL(behind.url)
    url.host = `127.0.0.1:${port}`
    let isBack = false
    const environment = { DATA_DIR: dataDir, DATABASE_URL: url.href }
    const server = await startServerProcess(environment, (output) => {
      if (isBack || !output.includes('Waiting')) return
      isBack = true
      void behind.proxy.listen(port)
    })

    expect(server.output()).toContain('Waiting for the database, 60 s more. Nothing listens on')
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    server.kill('SIGINT')
    expect(await server.ended).toBe(0)
    await behind.remove()
  })

  test('refuses a database that a newer version made, and leaves it as it is', async () => {
    const behind = await openBehindProxy()
    const client = new Client({ connectionString: behind.url })
    await client.connect()
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
    )

    const { output } = await failedStart({ DATABASE_URL: behind.url })

    await client.end()
    await behind.remove()
    expectSentence(output, /This database is 1 migration ahead of this server: a newer version/)
  })

  test('ends within 8 s of SIGTERM, whatever still runs, and says in /readyz at once that it ends', async () => {
    const behind = await openBehindProxy()
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: behind.url,
      DATABASE_LOCK_TIMEOUT_MS: '60000',
      DATABASE_STATEMENT_TIMEOUT_MS: '60000',
    })
    const client = new Client({ connectionString: behind.url })
    await client.connect()
    await client.query('begin')
    await client.query('lock table users')
    const body = JSON.stringify({ email: 'ada@example.com', password: 'weaving 4 looms' })
    const headers = { 'content-type': 'application/json' }
    const stuck = fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body })
    const cut = expect(stuck).rejects.toThrow('fetch failed')
    await pause(300)

    const began = performance.now()
    server.kill('SIGTERM')
    await pause(300)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

    expect(await server.ended).toBe(0)
    const ms = performance.now() - began
    expect(ms).toBeGreaterThan(6_000)
    // On a busy machine; 8 s on a quiet one.
    expect(ms).toBeLessThan(15_000)
    await cut
    await client.end()
    await behind.remove()
  })
})
