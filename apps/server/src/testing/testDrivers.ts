import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { databaseDefaults, type DatabaseSettings } from '../db/connection/databaseSettings.ts'
import { connectEmbedded, type Database, openDatabase } from '../db/openDatabase.ts'
import { createPostgres } from './createPostgres.ts'
import { giveBackEmbedded, takeEmbedded } from './embeddedDatabases.ts'
import { FaultProxy } from './FaultProxy.ts'
import { locateBundle } from './locateBundle.ts'

export interface OpenedDatabase {
  readonly database: Database
  readonly dataDir: string
  /** Undefined for the embedded database. */
  readonly url: string | undefined
  /** Closes the database and deletes what is in it. */
  readonly remove: () => Promise<void>
}

export interface TestDriver {
  /** For titles; includes the reason if the driver cannot be tested here. */
  readonly name: string
  readonly available: boolean
  /** A new database that is empty except for the schema. */
  readonly open: () => Promise<OpenedDatabase>
}

/** Both databases that the product runs on. */
export function testDrivers(): readonly [embedded: TestDriver, postgres: TestDriver] {
  const postgresUrl = inject('postgresUrl')
  return [
    { name: 'the embedded database', available: true, open: openEmbedded },
    {
      name:
        postgresUrl === ''
          ? 'PostgreSQL (none answers at TEST_DATABASE_URL or 127.0.0.1:5432)'
          : 'PostgreSQL',
      available: postgresUrl !== '',
      open: () => openPostgres(postgresUrl),
    },
  ]
}

async function openEmbedded(): Promise<OpenedDatabase> {
  const folder = await takeEmbedded()
  const { embedded, dataDir } = folder
  const { migrations } = locateBundle()
  const database = await connectEmbedded(embedded, { migrations, warn: () => undefined })
  const remove = async () => {
    await database.close()
    giveBackEmbedded(folder)
  }
  return { database, dataDir, url: undefined, remove }
}

async function openPostgres(adminUrl: string): Promise<OpenedDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckloom-test-'))
  const created = await createPostgres(adminUrl, inject('postgresTemplate'))
  const database = await openTestDatabase(created.url, dataDir)
  const remove = async () => {
    await database.close()
    await created.remove()
    rmSync(dataDir, { recursive: true })
  }
  return { database, dataDir, url: created.url, remove }
}

export interface ProxiedDatabase extends OpenedDatabase {
  /** Between the database and the users of `database`. */
  readonly proxy: FaultProxy
  /** Bypasses the proxy. */
  readonly url: string
}

/** A new PostgreSQL database whose connections tests can break. */
export async function openBehindProxy(
  settings: Partial<DatabaseSettings> = {},
): Promise<ProxiedDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckloom-test-'))
  const { url, remove } = await createPostgres(inject('postgresUrl'), inject('postgresTemplate'))
  const proxy = await FaultProxy.open(new URL(url))
  const through = new URL(url)
  through.host = `127.0.0.1:${proxy.port}`
  const database = await openTestDatabase(through.href, dataDir, settings)
  return {
    database,
    dataDir,
    proxy,
    url,
    remove: async () => {
      await database.close()
      await proxy.close()
      await remove()
      rmSync(dataDir, { recursive: true })
    },
  }
}

export interface ProcessDriver extends Pick<TestDriver, 'name' | 'available'> {
  readonly embedded: boolean
  /** A database, and the environment variables that point server processes to it. */
  create(): Promise<{
    readonly environment: Readonly<Record<string, string>>
    readonly remove: () => Promise<void>
  }>
}

/** Both databases, for servers that run as processes of their own. */
export function processDrivers(): readonly ProcessDriver[] {
  const [embedded, postgres] = testDrivers()
  return [
    {
      ...describeDriver(embedded),
      embedded: true,
      create: async () => ({ environment: {}, remove: () => Promise.resolve() }),
    },
    {
      ...describeDriver(postgres),
      embedded: false,
      create: async () => {
        const { url, remove } = await createPostgres(inject('postgresUrl'))
        return { environment: { DATABASE_URL: url }, remove }
      },
    },
  ]
}

function describeDriver({ name, available }: TestDriver) {
  return { name, available }
}

export function openTestDatabase(
  url: string,
  dataDir: string,
  settings: Partial<DatabaseSettings> = {},
): Promise<Database> {
  return openDatabase({
    ...locateBundle(),
    url,
    settings: { ...databaseDefaults, ...settings },
    dataDir,
    warn: () => undefined,
  })
}
