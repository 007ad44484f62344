import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import type { FileStore } from '../platform/fileStore.ts'
import { ArchiveWriter } from './archive/ArchiveWriter.ts'
import { formatVersion, type Lock, type Manifest, memberNames } from './archive/archiveFormat.ts'
import type { PassphraseKeys } from './archive/derivePassphraseKeys.ts'
import { type DatabaseFacts, describeDatabase, readTables } from './describeDatabase.ts'
import type { InstallationSecrets } from './installationSecrets.ts'
import type { Source } from './openSource.ts'
import { quoteIdentifier, readRows } from './readRows.ts'

export interface BackupParts {
  readonly path: string
  readonly source: Source
  /** Pictures. */
  readonly uploads: FileStore
  readonly secrets: InstallationSecrets
  /** Encrypts the secrets; undefined leaves them in clear text. */
  readonly sealing: { readonly lock: Lock; readonly keys: PassphraseKeys } | undefined
  readonly productVersion: string
  /** Called with lines about the progress. */
  readonly progress: (line: string) => void
}

export interface BackupResult {
  readonly rows: number
  readonly files: number
  /** Size of the archive. */
  readonly bytes: number
  /** Pictures that a row references but the store does not have. */
  readonly missingFiles: readonly string[]
}

/**
 * Writes an installation's data into one archive while its servers run: a snapshot of the rows,
 * then the pictures that they reference, which are kept for a day after the last reference is gone.
 * Leaves nothing when it fails.
 */
export async function writeBackup(parts: BackupParts): Promise<BackupResult> {
  const archive = await ArchiveWriter.create(parts.path)
  try {
    return await fill(archive, parts)
  } catch (error) {
    await archive.discard()
    throw error
  }
}

async function fill(archive: ArchiveWriter, parts: BackupParts): Promise<BackupResult> {
  const { source, secrets, sealing, progress } = parts
  const facts = await beginSnapshot(source)
  await archive.add(jsonMember(memberNames.manifest, manifestOf(parts, facts)))
  const rows = await addTables(archive, parts, facts)
  const { added, missing } = await addFiles(archive, parts, await uploadNames(source))
  await source.query('commit')
  const text = JSON.stringify(secrets)
  const bytes = Buffer.from(sealing?.keys.encrypt(text) ?? text)
  await archive.add({ name: memberNames.secrets, bytes })
  await archive.finish(missing, sealing?.keys)
  progress(`Everything is on disk: ${megabytes(archive.bytes)}`)
  return { rows, files: added, bytes: archive.bytes, missingFiles: missing }
}

/** Starts a transaction with a snapshot of all tables. */
async function beginSnapshot(source: Source): Promise<DatabaseFacts> {
  for (;;) {
    const names = namesOf(await readTables(source))
    if (names === '') throw new Error('The database has no tables: no server has used it yet.')
    await source.query('begin isolation level repeatable read read only')
    // Before the first query, which takes the snapshot: prevents table rewrites from here on.
    await source.query(`lock table ${names} in access share mode`)
    for (const setting of textSettings) await source.query(`set local ${setting}`)
    const facts = await describeDatabase(source)
    if (namesOf(facts.tables) === names) return facts
    // A server that has just started has migrated the schema.
    await source.query('rollback')
  }
}

function namesOf(tables: DatabaseFacts['tables']): string {
  return tables.map(({ name }) => `public.${quoteIdentifier(name)}`).join(', ')
}

/** The text format of values, and no timeout for a long backup. */
const textSettings = [
  "datestyle to 'ISO, MDY'",
  "intervalstyle to 'postgres'",
  "timezone to 'UTC'",
  "bytea_output to 'hex'",
  'extra_float_digits to 1',
  'statement_timeout to 0',
  'idle_in_transaction_session_timeout to 0',
]

function manifestOf(
  { source, sealing, productVersion }: BackupParts,
  { version, schema, tables, sequences }: DatabaseFacts,
): Manifest {
  return {
    format: 'deckloom-backup',
    formatVersion,
    productVersion,
    createdAt: new Date().toISOString(),
    database: { kind: source.kind, version },
    schema,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: [...sequences],
    lock: sealing?.lock ?? null,
  }
}

const compress = promisify(gzip)

async function addTables(
  archive: ArchiveWriter,
  { source, progress }: BackupParts,
  { tables }: DatabaseFacts,
): Promise<number> {
  let total = 0
  for (const [index, table] of tables.entries()) {
    let piece = 0
    for await (const { bytes, rows } of readRows(source, table)) {
      const name = `${memberNames.tables}${table.name}/${String(piece).padStart(6, '0')}.copy.gz`
      // Level 1: higher ones take several times as long for a few percent.
      await archive.add({ name, bytes: await compress(bytes, { level: 1 }) }, rows)
      piece += 1
      total += rows
      progress(`Table ${index + 1} of ${tables.length}: ${total} rows, ${megabytes(archive.bytes)}`)
    }
  }
  return total
}

const idRows = z.array(z.object({ id: z.string() }))

async function uploadNames(source: Source): Promise<readonly string[]> {
  const rows = idRows.parse(await source.query('select id from uploads order by id'))
  return rows.map(({ id }) => id)
}

async function addFiles(
  archive: ArchiveWriter,
  { uploads, progress }: BackupParts,
  names: readonly string[],
): Promise<{ readonly added: number; readonly missing: readonly string[] }> {
  const missing: string[] = []
  for (const [index, name] of names.entries()) {
    const bytes = await uploads.read(name)
    if (bytes) await archive.add({ name: `${memberNames.files}${name}`, bytes })
    else missing.push(name)
    progress(`Picture ${index + 1} of ${names.length}, ${megabytes(archive.bytes)}`)
  }
  return { added: names.length - missing.length, missing }
}

function jsonMember(name: string, value: unknown) {
  return { name, bytes: Buffer.from(JSON.stringify(value, null, 2)) }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
