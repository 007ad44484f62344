import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Failed sign-ins in the windows that are open; kept here so that a restart does not hand out new guesses. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** SHA-256 of the limit and of whom it counts for: reading the table tells nobody's address. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('login_failures_end').on(table.endsAt)],
)
