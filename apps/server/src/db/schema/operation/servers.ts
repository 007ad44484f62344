import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** What the servers of one installation have to agree about. Secrets are told apart by keyed hashes of them. */
export interface ServerFacts {
  readonly version: string
  /** Migrations that the server knows. */
  readonly schema: number
  /** Where files are kept; null for a folder. */
  readonly files: string | null
  /** Null without one. */
  readonly redis: string | null
  readonly publicUrl: string | null
  readonly payments: string
  readonly sessionSecret: string
  readonly auditKey: string
}

/** The servers that run on this database. All times are the database's. */
export const servers = pgTable(
  'servers',
  {
    /** Of one process. */
    id: text('id').primaryKey(),
    facts: jsonb('facts').$type<ServerFacts>().notNull(),
    startedAt: moment('started_at').notNull(),
    /** Every few seconds while it runs. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('servers_seen').on(table.seenAt)],
)
