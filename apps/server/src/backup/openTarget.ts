import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { lockDirectory } from '../db/embedded/directoryLock.ts'
import { openFiles } from '../db/embedded/openFiles.ts'
import { readRunFile } from '../db/embedded/runFile.ts'
import { DataDirInUse } from '../db/embedded/superviseDatabase.ts'
import { syncTree } from '../db/embedded/syncTree.ts'
import { migrationLock } from '../db/migrationLock.ts'

/** An empty database that a restore fills. */
export interface Target {
  /** Statements without values, separated by semicolons. */
  run(sql: string): Promise<void>
  query(sql: string): Promise<readonly unknown[]>
  /** Inserts rows in COPY's text format. `into` is a table with its columns. */
  copyIn(into: string, rows: Uint8Array): Promise<void>
  /** Runs `work` in one transaction while no server can start; a failure leaves nothing. */
  fill(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

export interface TargetOptions {
  /** Undefined for the embedded database. */
  readonly url: string | undefined
  readonly dataDir: string
}

/**
 * Opens an empty database for an installation. Rejects, and changes nothing, if there is one
 * already.
 */
export async function openTarget(options: TargetOptions): Promise<Target> {
  return options.url === undefined ? openEmbedded(options) : openPostgres(options.url)
}

// Any relation, except those of extensions.
const foundRelations = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  limit 1`

async function openPostgres(url: string): Promise<Target> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  const run = async (sql: string) => {
    await client.query(sql)
  }
  return {
    run,
    query: async (sql) => (await client.query<object>(sql)).rows,
    async copyIn(into, rows) {
      await pipeline([rows], client.query(copyFrom(`copy ${into} from stdin`)))
    },
    fill: (work) =>
      inTransaction(run, async () => {
        await run(`select pg_advisory_xact_lock(${migrationLock})`)
        const { rows } = await client.query<{ name: string }>(foundRelations)
        if (rows[0]) throw new Error(describeNotEmpty(rows[0].name))
        await work()
      }),
    close: () => client.end(),
  }
}

function describeNotEmpty(name: string): string {
  return `The database is not empty: it has ${name}. A restore goes into an empty one only; create another and name it in DATABASE_URL.`
}

/** Fills a database beside the final location. */
async function openEmbedded({ dataDir }: TargetOptions): Promise<Target> {
  const folder = join(dataDir, 'database')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!(await lockDirectory(dataDir))) throw new DataDirInUse(dataDir, readRunFile(dataDir)?.pid)
  if (existsSync(folder))
    throw new Error(
      `There is a database in ${dataDir} already. A restore goes into an empty installation only: set another DATA_DIR, or move ${folder} away.`,
    )
  const staging = mkdtempSync(join(dataDir, 'restore-'))
  // Also after a signal.
  process.once('exit', () => rmSync(staging, { recursive: true, force: true }))
  const { database } = await openFiles(staging, undefined)
  const run = async (sql: string) => {
    await database.exec(sql)
  }
  return {
    ...queriesOf(database),
    run,
    async fill(work) {
      await inTransaction(run, work)
      await database.close()
      renameSync(join(staging, 'database'), folder)
      syncTree(dataDir, 0)
    },
    async close() {
      if (!database.closed) await database.close()
      rmSync(staging, { recursive: true, force: true })
    },
  }
}

function queriesOf(database: PGlite): Pick<Target, 'query' | 'copyIn'> {
  return {
    query: async (sql) => (await database.query<object>(sql)).rows,
    async copyIn(into, rows) {
      const blob = new Blob([Uint8Array.from(rows)])
      await database.query(`copy ${into} from '/dev/blob'`, [], { blob })
    },
  }
}

async function inTransaction(run: Target['run'], work: () => Promise<void>): Promise<void> {
  await run('begin')
  try {
    await work()
  } catch (error) {
    // If this fails, closing the connection rolls back.
    await run('rollback').catch(() => undefined)
    throw error
  }
  await run('commit')
}
