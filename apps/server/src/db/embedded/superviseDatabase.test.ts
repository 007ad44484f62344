import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DataDirInUse, type EmbeddedDatabase, superviseDatabase } from './superviseDatabase.ts'
import { locateBundle } from '../../testing/locateBundle.ts'

const { script, snapshot } = locateBundle()
let dataDir: string
const started: EmbeddedDatabase[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-supervised-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((database) => database.close()))
  rmSync(dataDir, { recursive: true })
})

async function start(folder = dataDir, lockTimeoutMs = 500): Promise<EmbeddedDatabase> {
  const database = await superviseDatabase({
    script,
    dataDir: folder,
    snapshot,
    warn: () => undefined,
    lockTimeoutMs,
  })
  started.push(database)
  return database
}

async function ask({ address }: EmbeddedDatabase, text: string) {
  const client = new Client(address)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('refuses a data folder that another server has open, names its process, and harms nothing', async () => {
  const first = await start()
  await ask(first, 'create table notes (id int)')
  const rows: unknown[] = []

  const refused = expect(start()).rejects.toThrow(DataDirInUse)
  for (let id = 0; id < 100; id += 1) {
    await ask(first, `insert into notes values (${id})`)
    rows.push({ id })
  }

  await refused
  await expect(start()).rejects.toThrow(`is open in process ${first.pid()}`)
  expect(await ask(first, 'select id from notes order by id')).toEqual(rows)
  await first.close()
  expect(await ask(await start(), 'select id from notes order by id')).toEqual(rows)
})

test('starts another process when the database is killed, and has every committed row', async () => {
  const database = await start()
  await ask(database, 'create table notes (id int)')
  await ask(database, 'insert into notes values (1)')

  const killed = database.pid()
  process.kill(killed ?? 0, 'SIGKILL')
  await expect.poll(() => database.pid()).not.toBe(killed)
  await database.whenReady(20_000)

  expect(await ask(database, 'select id from notes')).toEqual([{ id: 1 }])
})

test('kills a database that leaves half a minute of pings unanswered, and starts another', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const database = await start()
    const stuck = database.pid() ?? 0
    process.kill(stuck, 'SIGSTOP')
    vi.advanceTimersByTime(30_000)
    expect(database.pid()).toBe(stuck)
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(() => expect(database.pid()).not.toBe(stuck), { timeout: 20_000 })
  } finally {
    vi.useRealTimers()
  }
})

test('leaves the database alone when it was the server that could not listen', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const database = await start()
    const pid = database.pid() ?? 0
    // A timer that is a minute late fires once, before anything that arrived meanwhile is read.
    const late = performance.now() + 60_000
    vi.spyOn(performance, 'now').mockImplementation(() => late)
    vi.advanceTimersByTime(5_000)
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(database.pid()).toBe(pid)
  } finally {
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
})

test('runs the database with what keeps it small and ready soon', async () => {
  const database = await start()

  expect(await ask(database, 'show shared_buffers')).toEqual([{ shared_buffers: '16MB' }])
  expect(await ask(database, 'show max_wal_size')).toEqual([{ max_wal_size: '64MB' }])
  const command = readFileSync(`/proc/${database.pid()}/cmdline`, 'utf8').split('\0')
  expect(command).toContain('--wasm-num-compilation-tasks=1')
  const environment = readFileSync(`/proc/${database.pid()}/environ`, 'utf8').split('\0')
  expect(environment).toContain('MALLOC_ARENA_MAX=1')
})

test("ignores the signals of a terminal, which are the server's to act on", async () => {
  const database = await start()
  const pid = database.pid()

  process.kill(pid ?? 0, 'SIGINT')
  process.kill(pid ?? 0, 'SIGTERM')

  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(database.pid()).toBe(pid)
})

test('leaves no process, socket or run file behind when it is closed', async () => {
  const database = await start()
  const pid = database.pid() ?? 0

  await database.close()

  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(readdirSync(dataDir)).toEqual(['database'])
})

test('serves a folder whose path is too long for a socket from a private temporary folder', async () => {
  const deep = join(dataDir, 'x'.repeat(60), 'y'.repeat(60))
  mkdirSync(deep, { recursive: true })

  const database = await start(deep)

  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(database.address.host).not.toBe(deep)
  await database.close()
  expect(existsSync(database.address.host)).toBe(false)
})
