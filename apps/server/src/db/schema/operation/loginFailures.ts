import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns.ts'

/** Failed sign-ins in open windows; persisted, so that a restart grants no new guesses. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** SHA-256 of the limit and its subject: the table reveals no addresses. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
  },
  (table) => [index('login_failures_end').on(table.endsAt)],
)
