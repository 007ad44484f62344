import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns.ts'

/** What the servers of one installation have to agree on. Secrets are compared by keyed hashes. */
export interface ServerFacts {
  readonly version: string
  /** Number of migrations that the server knows. */
  readonly schema: number
  /** Where files are stored; null for a folder. */
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
    /** Per process. */
    id: text('id').primaryKey(),
    facts: jsonb('facts').$type<ServerFacts>().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    /** Updated every few seconds while it runs. */
    seenAt: timestamptz('seen_at').notNull(),
  },
  (table) => [index('servers_seen').on(table.seenAt)],
)
