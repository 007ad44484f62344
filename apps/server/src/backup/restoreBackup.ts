import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { FileStore } from '../platform/fileStore.ts'
import { type Manifest, memberNames } from './archive/archiveFormat.ts'
import { type CheckedArchive, readCheckedMembers } from './archive/readArchive.ts'
import type { TarMember } from './archive/tar.ts'
import { placeSecrets, type InstallationSecrets } from './installationSecrets.ts'
import type { Target } from './openTarget.ts'
import { quoteIdentifier } from './readRows.ts'

export interface RestoreParts {
  readonly archive: CheckedArchive
  readonly target: Target
  readonly uploads: FileStore
  readonly config: Pick<Config, 'dataDir' | 'sessionSecret' | 'auditKeys'>
  /** Undefined keeps the installation's own secrets. */
  readonly secrets: InstallationSecrets | undefined
  /** Folder of the SQL migrations. */
  readonly migrations: string
  readonly progress: (line: string) => void
}

type Migration = ReturnType<typeof readMigrationFiles>[number]

/**
 * Restores an archive into an empty installation and migrates its schema, in one transaction: a
 * failure leaves no rows and no new files.
 */
export async function restoreBackup(parts: RestoreParts): Promise<void> {
  const { archive, target, config, secrets } = parts
  const { before, after } = migrationsFor(archive.manifest, parts.migrations)
  const written: string[] = []
  try {
    await target.fill(async () => {
      for (const setting of [
        'statement_timeout',
        'lock_timeout',
        'idle_in_transaction_session_timeout',
      ])
        await target.run(`set local ${setting} to 0`)
      await target.run(migrationTable)
      await migrate(target, before)
      const settle = await dropConstraints(target, archive.manifest)
      await load(parts, written)
      await settle()
      await restoreSequences(target, archive.manifest)
      await migrate(target, after)
      if (secrets) placeSecrets(config, secrets)
    })
  } catch (error) {
    for (const name of written) await parts.uploads.remove(name).catch(() => undefined)
    throw error
  }
}

/** The migrations of the archive's schema, and the newer ones. Throws if not all are known. */
export function migrationsFor(
  { schema, productVersion }: Manifest,
  folder: string,
): { readonly before: readonly Migration[]; readonly after: readonly Migration[] } {
  const all = readMigrationFiles({ migrationsFolder: folder })
  const before = all.filter(({ folderMillis }) => folderMillis <= schema.migration)
  if (before.length !== schema.migrations || before.at(-1)?.folderMillis !== schema.migration) {
    throw new Error(
      `The archive is of Deckloom ${productVersion} with a schema of ${schema.migrations} migrations, which this version, with ${all.length}, does not know. Restore it with that version or a newer one.`,
    )
  }
  return { before, after: all.slice(before.length) }
}

// In drizzle's format, which continues from here at the next start.
const migrationTable = `create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

async function migrate(target: Target, migrations: readonly Migration[]): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await target.run(statement)
    await target.run(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
    )
  }
}

const constraintRows = z.array(
  z.object({ table: z.string(), name: z.string(), definition: z.string() }),
)

/**
 * Drops what would reject or duplicate rows during the import: foreign keys, triggers, and rows
 * that migrations insert. The returned function restores everything and validates the foreign keys.
 */
async function dropConstraints(target: Target, { tables }: Manifest): Promise<() => Promise<void>> {
  const references = constraintRows.parse(
    await target.query(
      "select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
    ),
  )
  for (const { table, name } of references)
    await target.run(`alter table ${table} drop constraint ${quoteIdentifier(name)}`)
  const names = tables.map(({ name }) => `public.${quoteIdentifier(name)}`)
  for (const name of names)
    await target.run(`alter table ${name} disable trigger user; delete from ${name}`)
  return async () => {
    for (const name of names) await target.run(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of references)
      await target.run(`alter table ${table} add constraint ${quoteIdentifier(name)} ${definition}`)
  }
}

const decompress = promisify(gunzip)
const longestPiece = 2 ** 30

async function load(parts: RestoreParts, written: string[]): Promise<void> {
  const { archive, target, progress } = parts
  const total = archive.sums.members.length
  const columns = new Map(archive.manifest.tables.map((table) => [table.name, table.columns]))
  let count = 0
  for await (const member of readCheckedMembers(archive)) {
    count += 1
    const [kind, name = ''] = member.name.split('/')
    if (`${kind}/` === memberNames.files) await restoreFile(parts, { ...member, name }, written)
    if (`${kind}/` === memberNames.tables) {
      const rows = await decompress(member.bytes, { maxOutputLength: longestPiece })
      const list = columns.get(name)?.map(quoteIdentifier).join(', ') ?? ''
      await target.copyIn(`public.${quoteIdentifier(name)} (${list})`, rows)
    }
    progress(`Part ${count} of ${total}: ${member.name}`)
  }
}

/** Existing files are kept: a move to PostgreSQL keeps the folder. */
async function restoreFile(
  { uploads }: RestoreParts,
  { name, bytes }: TarMember,
  written: string[],
): Promise<void> {
  const there = await uploads.read(name)
  if (there?.equals(bytes)) return
  if (there) throw new Error(`The picture ${name} is there already, and is another one.`)
  written.push(name)
  await uploads.write(name, bytes)
}

async function restoreSequences(target: Target, { sequences }: Manifest): Promise<void> {
  for (const { name, last } of sequences)
    await target.run(`select setval('public.${quoteIdentifier(name)}', ${last})`)
}
