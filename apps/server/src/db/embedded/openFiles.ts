import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { databaseProcess } from './databaseProcess.ts'
import { DurableFileSystem } from './durableFileSystem.ts'
import { syncTree } from './syncTree.ts'

// Creating a database takes long enough to be killed in the middle, and half a database must never
// have the final name: it is created beside it, synced and renamed.

export interface OpenFiles {
  readonly database: PGlite
  /** Number of fsync calls so far. */
  readonly syncs: () => number
}

/**
 * Opens the database of a data folder. Creates it first if needed: a copy of the snapshot, which has
 * the newest schema, or an empty one where there is none.
 */
export async function openFiles(
  dataDir: string,
  snapshot: string | undefined,
  parameters = databaseProcess.parameters,
): Promise<OpenFiles> {
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) {
    const staging = `${folder}.new`
    rmSync(staging, { recursive: true, force: true })
    if (snapshot !== undefined && existsSync(join(snapshot, 'PG_VERSION')))
      cpSync(snapshot, staging, { recursive: true })
    else await makeFiles(staging)
    syncTree(staging)
    renameSync(staging, folder)
    syncTree(dataDir, 0)
  }
  const files = new DurableFileSystem(folder)
  const database = await PGlite.create({ fs: files, startParams: startParams(parameters) })
  await proveDurable(database, files)
  return { database, syncs: () => files.syncs }
}

/** Creates an empty database in a new folder. */
export async function makeFiles(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = await PGlite.create({ dataDir: folder })
  await database.close()
}

function startParams(parameters: readonly string[]): string[] {
  // -F disables fsync. Emscripten's fdatasync, the default method, does nothing.
  const defaults = PGlite.defaultStartParams.filter((param) => param !== '-F')
  const durable = ['fsync=on', 'wal_sync_method=fsync']
  return [...defaults, ...[...parameters, ...durable].flatMap((each) => ['-c', each])]
}

async function proveDurable(database: PGlite, files: DurableFileSystem): Promise<void> {
  const { rows } = await database.query<{ fsync: string }>('show fsync')
  await database.exec('checkpoint')
  if (rows[0]?.fsync === 'on' && files.syncs > 0) return
  await database.close()
  throw new Error('The embedded database does not force its writes to disk')
}
