import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/**
 * What a generation that is under way has told so far, for those who follow it at another server. Not logged: after a crash
 * of the database they wait for its end.
 */
export const runEvents = pgTable(
  'run_events',
  {
    /** The attempt, as in the keys of requests. */
    holder: text('holder').notNull(),
    place: integer('place').notNull(),
    event: text('event').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.place] }),
    index('run_events_created').on(table.createdAt),
  ],
)
