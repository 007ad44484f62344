import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { noteBackup } from '../db/backupNotes.ts'
import { type DatabaseCopy, requestCopy } from '../db/embedded/copyServer.ts'
import { lockDirectory } from '../db/embedded/directoryLock.ts'
import { openFiles } from '../db/embedded/openFiles.ts'
import { readRunFile } from '../db/embedded/runFile.ts'
import { describeError } from '../platform/describeError.ts'

/** The database that a backup reads. */
export interface Source {
  readonly kind: 'embedded' | 'postgresql'
  query(sql: string): Promise<readonly unknown[]>
  /** The output of `copy … to`, in chunks of any size. */
  copyOut(select: string): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

export interface SourceOptions {
  /** Undefined for the embedded database. */
  readonly url: string | undefined
  readonly dataDir: string
  readonly warn: (line: string) => void
}

/** Opens an installation's database, whether its server runs or not. It is not migrated. */
export async function openSource({ url, dataDir, warn }: SourceOptions): Promise<Source> {
  return url === undefined ? openEmbedded(dataDir) : openPostgres(url, warn)
}

async function openPostgres(url: string, warn: SourceOptions['warn']): Promise<Source> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A broken connection fails the running query; an unhandled error event would end the process
  // first.
  client.on('error', () => undefined)
  await client.connect()
  // Before the first rows are read: no server deletes a file that one of them references.
  const over = await noteBackup(url).catch((error: unknown) => {
    warn(
      `No server could be told of this backup, so keep the hourly cleaning away: ${describeError(error)}`,
    )
  })
  return {
    kind: 'postgresql',
    query: async (sql) => (await client.query<object>(sql)).rows,
    copyOut: (select) => client.query(copyTo(`copy (${select}) to stdout`)),
    close: async () => {
      await over?.()
      await client.end()
    },
  }
}

/** The folder itself if no process has it open, else a copy that this process makes. */
async function openEmbedded(dataDir: string): Promise<Source> {
  if (!existsSync(join(dataDir, 'database')))
    throw new Error(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`)
  if (await lockDirectory(dataDir))
    return createEmbeddedSource((await openFiles(dataDir, '')).database)
  const copy = await copyOfRunning(dataDir)
  try {
    return createEmbeddedSource((await openFiles(copy.folder, '')).database, copy)
  } catch (error) {
    copy.release()
    throw error
  }
}

async function copyOfRunning(dataDir: string): Promise<DatabaseCopy> {
  for (const giveUpAt = performance.now() + 10_000; performance.now() < giveUpAt;) {
    const run = readRunFile(dataDir)
    if (run && existsSync(run.copies)) return requestCopy(run.copies)
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
  }
  throw new Error(
    `The database in ${dataDir} is open in another process, which does not say where. Is another backup or an older server running?`,
  )
}

function createEmbeddedSource(database: PGlite, copy?: DatabaseCopy): Source {
  return {
    kind: 'embedded',
    query: async (sql) => (await database.query<object>(sql)).rows,
    async *copyOut(select) {
      const { blob } = await database.query(`copy (${select}) to '/dev/blob'`)
      if (blob) yield new Uint8Array(await blob.arrayBuffer())
    },
    async close() {
      await database.close()
      copy?.release()
    },
  }
}
