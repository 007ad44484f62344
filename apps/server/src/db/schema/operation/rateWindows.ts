import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/**
 * The windows of limits that servers count together where they have no Redis. Not logged: a crash of the database begins
 * them anew.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** SHA-256 of the limit and of whom it counts for: reading the table tells nobody's address. */
    key: text('key').primaryKey(),
    /** Events that were counted, and those that a server may still let through by itself. */
    count: integer('count').notNull(),
    /** By the database's clock. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('rate_windows_end').on(table.endsAt)],
)
