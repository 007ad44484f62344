import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns.ts'

/**
 * The windows of limits that servers share if they have no Redis. Unlogged: a crash of the database
 * resets them.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** SHA-256 of the limit and its subject: the table reveals no addresses. */
    key: text('key').primaryKey(),
    /** Events that were counted, plus those that servers have leased. */
    count: integer('count').notNull(),
    /** On the database's clock. */
    endsAt: timestamptz('ends_at').notNull(),
  },
  (table) => [index('rate_windows_end').on(table.endsAt)],
)
