import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns.ts'

/**
 * Events of a running generation, for clients that follow it on another server. Unlogged: after a
 * crash of the database they wait for its end.
 */
export const runEvents = pgTable(
  'run_events',
  {
    /** The attempt, as in the keys of requests. */
    holder: text('holder').notNull(),
    place: integer('place').notNull(),
    event: text('event').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.place] }),
    index('run_events_created').on(table.createdAt),
  ],
)
