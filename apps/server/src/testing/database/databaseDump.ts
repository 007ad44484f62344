import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'

/** Every row of every table, as text. */
export async function databaseDump(queries: Queries): Promise<string> {
  const tables = await queries.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  )
  const dumps = []
  for (const { table_name: table } of tables.rows) {
    const rows = await queries.execute(
      sql`select row_to_json(t)::text as row from ${sql.identifier(String(table))} t`,
    )
    dumps.push(...rows.rows.map(({ row }) => String(row)))
  }
  return dumps.join('\n')
}
