import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFiles } from './openFiles.ts'
import { locateBundle } from '../../testing/locateBundle.ts'

const { snapshot, migrations: migrationsFolder } = locateBundle()
let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-files-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('forces every commit to disk before it is acknowledged', async () => {
  const { database, syncs } = await openFiles(dataDir, snapshot)
  await database.exec('create table notes (id int)')
  const before = syncs()

  for (let id = 0; id < 25; id += 1) await database.exec(`insert into notes values (${id})`)

  expect(syncs() - before).toBeGreaterThanOrEqual(25)
  const { rows } = await database.query('show wal_sync_method')
  expect(rows).toEqual([{ wal_sync_method: 'fsync' }])
  await database.close()
})

test('begins again when it was interrupted while it made the files', async () => {
  mkdirSync(join(dataDir, 'database.new'))
  writeFileSync(join(dataDir, 'database.new/PG_VERSION'), 'torn')

  const { database } = await openFiles(dataDir, snapshot)

  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(existsSync(join(dataDir, 'database.new'))).toBe(false)
  await database.close()
})

test('a new database has the newest schema from its snapshot', async () => {
  const { database } = await openFiles(dataDir, snapshot)

  const { rows } = await database.query('select count(*)::int from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ count: readMigrationFiles({ migrationsFolder }).length }])
  await database.close()
})

test('makes the files itself where there is no snapshot', async () => {
  const { database } = await openFiles(dataDir, join(dataDir, 'no-snapshot'))

  expect((await database.query('show fsync')).rows).toEqual([{ fsync: 'on' }])
  await database.close()
})
