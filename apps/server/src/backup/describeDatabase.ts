import { z } from 'zod'
import type { BackupSequence, BackupTable } from './archive/archiveFormat.ts'
import type { Source } from './openSource.ts'

/** Tables that only apply to this installation. */
export const leftOut: ReadonlySet<string> = new Set([
  // Exported files can be made again, and expire within the hour anyway.
  'exports',
  // The first server of the restored installation determines its own store.
  'file_store',
  // Windows of a minute or an hour.
  'rate_windows',
  // Leases of running processes, including this backup.
  'leases',
  // Servers register themselves.
  'servers',
  // Progress of running jobs.
  'run_events',
])

export interface TableFacts extends BackupTable {
  /** 8 KiB pages of its rows, without long values. */
  readonly pages: number
  /** Total bytes. */
  readonly bytes: number
}

export interface DatabaseFacts {
  readonly version: string
  readonly schema: { readonly migration: number; readonly migrations: number }
  readonly tables: readonly TableFacts[]
  readonly sequences: readonly BackupSequence[]
}

const tableRows = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.string()),
    pages: z.number(),
    bytes: z.number(),
  }),
)
const sequenceRows = z.array(z.object({ name: z.string(), last: z.number() }))
const schemaRows = z.tuple([z.object({ migration: z.number(), migrations: z.number() })])
const versionRows = z.tuple([z.object({ server_version: z.string() })])

/** Every table of the product. Generated columns are not part of a backup. */
const tablesSql = `
  select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
    (pg_relation_size(c.oid) / current_setting('block_size')::int)::float8 as pages, pg_table_size(c.oid)::float8 as bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.oid, c.relname order by c.relname`

/** Names and columns of the tables. */
export async function readTables(source: Pick<Source, 'query'>): Promise<readonly TableFacts[]> {
  const tables = tableRows.parse(await source.query(tablesSql))
  return tables.filter(({ name }) => !leftOut.has(name))
}

/** What a restore needs besides the rows. Rejects if the database is not Deckloom's. */
export async function describeDatabase(source: Pick<Source, 'query'>): Promise<DatabaseFacts> {
  const [{ server_version: version }] = versionRows.parse(await source.query('show server_version'))
  const [schema] = schemaRows.parse(
    await source.query(
      'select max(created_at)::float8 as migration, count(*)::int as migrations from drizzle.__drizzle_migrations',
    ),
  )
  const sequences = sequenceRows.parse(
    await source.query(
      "select sequencename::text as name, last_value::float8 as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
    ),
  )
  return { version, schema, tables: await readTables(source), sequences }
}
