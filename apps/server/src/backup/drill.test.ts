// The whole procedure of an operator: servers and commands are processes of their own.
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '../db/openDatabase.ts'
import { databaseDigest } from '../testing/database/databaseDigest.ts'
import { SavingClient } from '../testing/http/savingClient.ts'
import { locateBundle } from '../testing/locateBundle.ts'
import { startServerProcess } from '../testing/serverProcess.ts'
import { password } from '../testing/testApp.ts'
import { type ProcessDriver, processDrivers } from '../testing/testDrivers.ts'
import { leftOut } from './describeDatabase.ts'

const folder = mkdtempSync(join(tmpdir(), 'deckloom-drill-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Longer, with more people: BACKUP_DRILL_SECONDS=60.
const seconds = Number(process.env['BACKUP_DRILL_SECONDS'] ?? 2)
const savers = seconds > 10 ? 12 : 3

const nothing = Buffer.alloc(0)
const passphrase = { BACKUP_PASSPHRASE: 'weaving by the light of the moon' }
const [embedded, postgres] = processDrivers()

type Environment = Readonly<Record<string, string>>

/** An empty location for an installation. */
async function emptyPlace(driver: ProcessDriver | undefined) {
  const database = await driver?.create()
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const environment: Environment = { DATA_DIR: dataDir, ...database?.environment, ...passphrase }
  return { dataDir, environment, remove: async () => database?.remove() }
}

/** Runs a command to its end. */
async function run(command: 'backup' | 'restore' | 'audit', words: string[], env: Environment) {
  const script = join(inject('bundle'), `${command}Command.js`)
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH: process.env['PATH'], ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => {
    child.once('close', (exit, signal) => resolve(signal ?? exit))
  })
  return { code, output }
}

/** Queries a database without a server. */
async function look<Result>(
  environment: Environment,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({
    ...locateBundle(),
    url: environment['DATABASE_URL'],
    dataDir: environment['DATA_DIR'] ?? '',
    warn: () => undefined,
  })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const everyRow = (environment: Environment) =>
  look(environment, ({ queries }) => databaseDigest(queries, leftOut))

/** A client that uploads pictures one after the other, each of another size. */
class UploadingClient {
  #cookie = ''
  readonly uploaded: string[] = []

  async begin(url: string): Promise<void> {
    const body = { email: 'uploads@example.com', password, firstName: 'Ada', lastName: 'Weaver' }
    const answer = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  async uploadUntilGone(url: string): Promise<void> {
    for (let width = 10; ; width += 1) {
      const create = { width, height: 20, channels: 3, background: '#225577' } as const
      const form = new FormData()
      const png = new Uint8Array(await sharp({ create }).png().toBuffer())
      form.append('file', new Blob([png], { type: 'image/png' }), 'a.png')
      try {
        const headers = { cookie: this.#cookie }
        const answer = await fetch(`${url}/api/uploads`, { method: 'POST', headers, body: form })
        if (!answer.ok) throw new Error(`upload: ${answer.status}`)
        const stored: { url: string } = JSON.parse(await answer.text())
        this.uploaded.push(stored.url)
      } catch {
        return
      }
    }
  }

  /** A picture, with the old cookie: its session and the secret that signs it were restored. */
  async fetchPicture(url: string, path: string): Promise<Buffer> {
    const answer = await fetch(`${url}${path}`, { headers: { cookie: this.#cookie } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
}

for (const [from, to] of [
  [embedded, postgres],
  [postgres, embedded],
]) {
  const available = from?.available === true && to?.available === true
  describe.skipIf(!available)(`a backup of ${from?.name}, brought into ${to?.name}`, () => {
    test('holds everything that was acknowledged before it began, though people go on', async () => {
      const [old, fresh] = [await emptyPlace(from), await emptyPlace(to)]
      const server = await startServerProcess(old.environment)
      const people = Array.from({ length: savers }, (_person, at) => new SavingClient(`saver${at}`))
      const uploader = new UploadingClient()
      await Promise.all([...people, uploader].map((person) => person.begin(server.url)))
      const working = Promise.all([
        ...people.map((person) => person.saveUntilGone(server.url, () => undefined)),
        uploader.uploadUntilGone(server.url),
      ])
      await pause(seconds * 1_000)
      const busy = () =>
        Math.min(...people.map(({ acknowledged }) => acknowledged), uploader.uploaded.length)
      await expect.poll(busy, { timeout: 60_000 }).toBeGreaterThan(0)
      const savedBefore = people.map(({ acknowledged }) => acknowledged)
      const uploadedBefore = [...uploader.uploaded]
      const pictures = await Promise.all(
        uploadedBefore.map((path) => uploader.fetchPicture(server.url, path)),
      )

      const archive = join(folder, `${from?.embedded === true}.tar`)
      const backup = await run('backup', [archive], old.environment)
      expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('pictures') })
      expect(statSync(archive).mode & 0o777).toBe(0o600)
      const savedAfter = people.map(({ acknowledged }) => acknowledged)
      expect(savedAfter.every((count, at) => count >= (savedBefore[at] ?? 0))).toBe(true)
      server.kill('SIGTERM')
      await Promise.all([server.ended, working])

      const restored = await run('restore', [archive], fresh.environment)
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored') })
      const inconsistent = await look(fresh.environment, ({ queries }) =>
        queries.execute(sql`select p.id from presentations p
          left join (select presentation_id, max(version) as last from presentation_revisions group by 1) r on r.presentation_id = p.id
          where p.version > 1 and r.last is distinct from p.version - 1`),
      )
      expect(inconsistent.rows).toEqual([])

      const moved = await startServerProcess(fresh.environment)
      for (const [at, person] of people.entries()) {
        const { number, version } = await person.readBack(moved.url)
        expect(number).toBeGreaterThanOrEqual(savedBefore[at] ?? 0)
        expect(version).toBe(number + 1)
      }
      for (const [at, path] of uploadedBefore.entries())
        expect((await uploader.fetchPicture(moved.url, path)).equals(pictures[at] ?? nothing)).toBe(
          true,
        )
      // New rows get new numbers.
      await new SavingClient('newcomer').begin(moved.url)
      moved.kill('SIGTERM')
      await moved.ended
      expect(moved.output()).not.toContain('FILE STORE')
      expect(await run('audit', ['verify'], fresh.environment)).toMatchObject({
        code: 0,
        output: expect.stringContaining('The audit trail is whole'),
      })
      await Promise.all([old.remove(), fresh.remove()])
    }, 300_000)
  })
}

test.skipIf(postgres?.available !== true)(
  'from embedded to PostgreSQL and back every row is the same, and nothing but an empty place is taken',
  async () => {
    const places = [
      await emptyPlace(embedded),
      await emptyPlace(postgres),
      await emptyPlace(embedded),
    ]
    const [first, second, third] = places.map(({ environment }) => environment)
    if (!first || !second || !third) throw new Error('Three places are needed')
    const server = await startServerProcess(first)
    const [person, uploader] = [new SavingClient('ada'), new UploadingClient()]
    await person.begin(server.url)
    await uploader.begin(server.url)
    await Promise.race([uploader.uploadUntilGone(server.url), pause(500)])
    server.kill('SIGTERM')
    await server.ended
    const rows = await everyRow(first)
    const [one, two] = [join(folder, 'one.tar'), join(folder, 'two.tar')]

    // The first server is stopped: the command opens the folder itself.
    expect(await run('backup', [one], first)).toMatchObject({ code: 0 })
    expect(await run('backup', [one], first)).toMatchObject({
      code: 2,
      output: expect.stringContaining('is there already'),
    })
    expect(await run('backup', ['--check', one], first)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/is whole: \d+ rows[^]*nobody has changed it/),
    })

    // A damaged or encrypted archive leaves the location empty.
    const broken = join(folder, 'broken.tar')
    const bytes = readFileSync(one)
    bytes[bytes.indexOf('tables/users') + 600] = 0
    writeFileSync(broken, bytes)
    const damaged = { code: 1, output: expect.stringContaining('The archive is damaged') }
    expect(await run('restore', [broken], second)).toMatchObject(damaged)
    writeFileSync(broken, readFileSync(one))
    truncateSync(broken, bytes.length - 2_000)
    expect(await run('restore', [broken], second)).toMatchObject(damaged)
    expect(await run('backup', ['--check', broken], second)).toMatchObject(damaged)
    const { BACKUP_PASSPHRASE: _unset, ...without } = second
    for (const [environment, words] of [
      [without, 'The secrets in the archive are sealed'],
      [{ ...second, BACKUP_PASSPHRASE: 'the wrong passphrase' }, 'is not the one of this archive'],
      [{ ...second, SESSION_SECRET: 'x'.repeat(40) }, 'SESSION_SECRET is not the one'],
    ] as const) {
      const output = expect.stringContaining(words)
      expect(await run('restore', [one], environment)).toMatchObject({ code: 2, output })
    }
    expect(readdirSync(second['DATA_DIR'] ?? '')).toEqual([])

    expect(await run('restore', [one], second)).toMatchObject({ code: 0 })
    expect(await everyRow(second)).toBe(rows)
    expect(await run('restore', [one], second)).toMatchObject({
      code: 2,
      output: expect.stringContaining('The database is not empty'),
    })
    expect(await run('backup', [two], second)).toMatchObject({ code: 0 })
    expect(await run('restore', [two], third)).toMatchObject({ code: 0 })
    expect(await everyRow(third)).toBe(rows)
    expect(await run('restore', [two], third)).toMatchObject({
      code: 2,
      output: expect.stringContaining('There is a database in'),
    })
    expect(readdirSync(third['DATA_DIR'] ?? '').toSorted()).toEqual(
      expect.arrayContaining(['audit-key', 'database', 'files', 'session-secret']),
    )
    expect(existsSync(join(third['DATA_DIR'] ?? '', 'database.json'))).toBe(false)

    // Upgrading to PostgreSQL: the folder stays, only the database changes.
    const up = await emptyPlace(postgres)
    const moved = { ...up.environment, DATA_DIR: first['DATA_DIR'] ?? '' }
    expect(await run('restore', [one], moved)).toMatchObject({ code: 0 })
    expect(await everyRow(moved)).toBe(rows)
    expect(await run('audit', ['verify'], moved)).toMatchObject({ code: 0 })
    await Promise.all([...places, up].map(({ remove }) => remove()))
  },
  300_000,
)
