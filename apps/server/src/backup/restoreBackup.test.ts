import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatVersion, type Manifest } from './archive/archiveFormat.ts'
import { checkSecrets, placeSecrets, readSecrets } from './installationSecrets.ts'
import { migrationsFor } from './restoreBackup.ts'

const migrationsFolder = join(import.meta.dirname, '../../drizzle')
const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)

function manifestOf(schema: Manifest['schema']): Manifest {
  return {
    format: 'deckloom-backup',
    formatVersion,
    productVersion: '9.9.9',
    createdAt: '2026-11-23T12:00:00.000Z',
    database: { kind: 'embedded', version: '18.6' },
    schema,
    tables: [],
    sequences: [],
    lock: null,
  }
}

test('an older schema is taken, and brought up to date by the migrations since', () => {
  const [, , , fourth = 0] = known
  const { before, after } = migrationsFor(
    manifestOf({ migration: fourth, migrations: 4 }),
    migrationsFolder,
  )
  expect([before.length, after.length]).toEqual([4, known.length - 4])
})

test('a newer schema, or one of another line, is refused with the version that knows it', () => {
  const last = known.at(-1) ?? 0
  for (const schema of [
    { migration: last + 1, migrations: known.length + 1 },
    { migration: last, migrations: known.length - 1 },
    { migration: last - 1, migrations: known.length - 1 },
  ]) {
    expect(() => migrationsFor(manifestOf(schema), migrationsFolder)).toThrow(
      /Deckloom 9\.9\.9[^]*Restore it with that version or a newer one/,
    )
  }
})

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckloom-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const archived = { sessionSecret: 's'.repeat(40), auditKeys: ['a'.repeat(40)], auditHead: '{}' }
const without = { sessionSecret: undefined, auditKeys: [] }

test('secrets come back as they were, for their owner only; an older audit key stays beside', () => {
  writeFileSync(join(dataDir, 'audit-key'), 'b'.repeat(40), { mode: 0o600 })
  const place = { dataDir, ...without }

  checkSecrets(place, archived)
  placeSecrets(place, archived)

  expect(readSecrets(place)).toEqual({
    ...archived,
    auditKeys: ['b'.repeat(40), 'a'.repeat(40)],
  })
  for (const name of ['session-secret', 'audit-key', 'audit-head'])
    expect(statSync(join(dataDir, name)).mode & 0o777, name).toBe(0o600)
})

test('a secret of the environment is said to differ, and is never written over', () => {
  const place = { dataDir, sessionSecret: 'x'.repeat(40), auditKeys: [] }
  expect(() => checkSecrets(place, archived)).toThrow(/SESSION_SECRET is not the one/)
  checkSecrets({ ...place, sessionSecret: archived.sessionSecret }, archived)

  writeFileSync(join(dataDir, 'session-secret'), 'y'.repeat(40))
  expect(() => checkSecrets({ ...place, sessionSecret: undefined }, archived)).toThrow(
    /session-secret holds another secret/,
  )
  expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe('y'.repeat(40))
})

test('a backup without the environment of its server is refused, and makes no secrets', () => {
  expect(() => readSecrets({ dataDir, ...without })).toThrow(
    /SESSION_SECRET is not set[^]*DATA_DIR/,
  )
  const place = { dataDir, sessionSecret: 'x'.repeat(40), auditKeys: [] }
  expect(() => readSecrets(place)).toThrow(/AUDIT_KEY is not set/)
})
