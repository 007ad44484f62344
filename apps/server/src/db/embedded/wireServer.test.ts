import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCopy } from './copyServer.ts'
import { openFiles } from './openFiles.ts'
import { readRunFile } from './runFile.ts'
import { type EmbeddedDatabase, superviseDatabase } from './superviseDatabase.ts'
import { locateBundle } from '../../testing/locateBundle.ts'

const { script, snapshot } = locateBundle()
let dataDir: string
let database: EmbeddedDatabase
const clients: Client[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-wire-'))
  const old = join(dataDir, 'database-copy-old')
  mkdirSync(old)
  utimesSync(old, 1, 1)
  database = await superviseDatabase({
    script,
    dataDir,
    snapshot,
    warn: () => undefined,
  })
  const client = await ownClient()
  await client.query('create table notes (id int primary key, words text)')
  await client.query("insert into notes values (1, 'one')")
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await database.close()
  rmSync(dataDir, { recursive: true })
})

/** Connects like the server's own pool. */
async function ownClient(): Promise<Client> {
  const client = new Client(database.address)
  await client.connect()
  clients.push(client)
  return client
}

const count = async (client: Client) => (await client.query('select id from notes')).rowCount

const nobody = { user: 'postgres', database: 'postgres' }

test('sends a stranger away with the command that saves the data', async () => {
  const { host, port } = database.address
  const stranger = new Client({ host, port, ...nobody })

  await expect(stranger.connect()).rejects.toMatchObject({
    code: '28000',
    message: expect.stringContaining('npm run backup -- <file>'),
  })
  expect(await count(await ownClient())).toBe(1)
})

for (const program of ['psql', 'pg_dump']) {
  const isHere = spawnSync(program, ['--version']).status === 0
  test.skipIf(!isHere)(`sends ${program} away likewise, and no setting changes`, async () => {
    const own = await ownClient()
    const { host, port } = database.address
    const words = ['-h', host, '-p', String(port), '-U', nobody.user, nobody.database]

    const { status, stderr } = spawnSync(program, words, { encoding: 'utf8', input: '' })

    expect([status === 0, stderr]).toEqual([false, expect.stringContaining('npm run backup')])
    expect(await count(own)).toBe(1)
  })
}

test("keeps one client's settings from every other one", async () => {
  const [ada, bea] = [await ownClient(), await ownClient()]
  const changes = [
    "set search_path to ''",
    'begin; set statement_timeout to 1; commit',
    "select set_config('search_path', 'nowhere', false)",
    '/* quiet */ set row_security = off',
    "do $$ begin perform set_config('search_path', '', false); end $$",
  ]
  for (const change of changes) {
    await ada.query(change)
    expect(await count(bea), change).toBe(1)
    const { rows } = await bea.query(
      "select current_setting('search_path') as path, current_setting('statement_timeout') as timeout, current_setting('row_security') as security",
    )
    expect(rows, change).toEqual([{ path: 'public', timeout: '0', security: 'on' }])
  }
})

test('leaves a setting to the client that set it, until another one has its turn', async () => {
  const ada = await ownClient()
  await ada.query('set statement_timeout to 12345')
  const { rows } = await ada.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '12345ms' }])
})

test('answers COPY FROM STDIN with one sentence, and goes on for that client and every other', async () => {
  const [ada, bea] = [await ownClient(), await ownClient()]
  const refused = { code: '0A000', message: expect.stringContaining('npm run restore') }

  const stream = ada.query(copyFrom('copy notes from stdin'))
  const failed = new Promise((_resolve, reject) => {
    stream.once('error', reject)
  })
  stream.end('2\ttwo\n')
  await expect(failed).rejects.toMatchObject(refused)
  await expect(bea.query('select 1; COPY/**/notes (id)\nFrom StdIn')).rejects.toMatchObject(refused)
  await expect(ada.query('copy notes from stdin where id > $1', [1])).rejects.toMatchObject(refused)
  await ada.query('begin')
  await ada.query("insert into notes values (3, 'three')")
  await expect(ada.query('copy notes from stdin')).rejects.toMatchObject(refused)
  // As after any error: the transaction is rolled back.
  expect((await ada.query('commit')).command).toBe('ROLLBACK')

  expect([await count(ada), await count(bea)]).toEqual([1, 1])
})

test('hands out copies of its files that have every commit and nothing else, and removes them', async () => {
  const [ada, bea] = [await ownClient(), await ownClient()]
  expect(existsSync(join(dataDir, 'database-copy-old'))).toBe(false)
  await ada.query("insert into notes values (10, 'committed')")
  await bea.query("begin; insert into notes values (11, 'not yet')")

  const copy = await requestCopy(readRunFile(dataDir)?.copies ?? '')
  await bea.query('commit')

  const opened = await openFiles(copy.folder, '')
  const { rows } = await opened.database.query('select id from notes order by id')
  expect(rows).toEqual([{ id: 1 }, { id: 10 }])
  await opened.database.close()
  copy.release()
  const copies = () => readdirSync(dataDir).filter((name) => name.startsWith('database-copy'))
  await expect.poll(copies).toEqual([])
  await ada.query('delete from notes where id > 1')
})
