import { z } from 'zod'
import type { BackupSequence, BackupTable } from './archive/archiveFormat.ts'
import type { Source } from './openSource.ts'

/** Tables that are true of this installation only. */
export const leftOut: ReadonlySet<string> = new Set([
  // Files that were made for a download are made again in a moment, and end within the hour anyway.
  'exports',
  // The first server of the restored installation finds out which store is its own.
  'file_store',
  // Windows of a minute or an hour.
  'rate_windows',
  // Whoever leads, or writes this very backup.
  'leases',
  // Whoever runs on the restored installation says so.
  'servers',
  // Progress of what is under way.
  'run_events',
])

export interface TableFacts extends BackupTable {
  /** Blocks of 8 KiB that hold its rows, long values not counted. */
  readonly pages: number
  /** Bytes in all. */
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

/** Every table of the product. Values that the database computes itself are no column of the backup. */
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

/** What a restore has to know besides the rows. Rejects where the database is not one of Deckloom. */
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
