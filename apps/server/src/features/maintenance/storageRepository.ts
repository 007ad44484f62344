import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'

/** Tables by kind of content. The database knows a table's size without reading it. */
const tables = {
  decks: ['presentations', 'deck_index', 'deck_index_due', 'picture_references', 'templates'],
  revisions: ['presentation_revisions'],
  generations: ['generations'],
  audit: ['audit_trail'],
  visits: ['site_visits', 'analytics', 'share_visits', 'user_activity_summary', 'daily_totals'],
  mail: ['mail_queue', 'notifications'],
} as const

export type TableKind = keyof typeof tables

export interface DatabaseSizes {
  /** Bytes including indexes, by kind. */
  readonly kinds: Readonly<Record<TableKind, number>>
  /** Bytes of the whole database. */
  readonly database: number
}

/** The disk usage of the database, from the sizes of its files. */
export async function readSizes(queries: Queries): Promise<DatabaseSizes> {
  const columns = Object.entries(tables).map(
    ([kind, names]) => sql`(${sum(names)})::float8 as ${sql.identifier(kind)}`,
  )
  const { rows } = await queries.execute<Record<TableKind | 'database', number>>(sql`
    select ${sql.join(columns, sql`, `)}, pg_database_size(current_database())::float8 as database`)
  const [row] = rows
  if (!row) throw new Error('The database did not say its sizes')
  const { database, ...kinds } = row
  return { kinds, database }
}

function sum(names: readonly string[]): SQL {
  const each = names.map((name) => sql`pg_total_relation_size(${name}::regclass)`)
  return sql.join(each, sql` + `)
}
