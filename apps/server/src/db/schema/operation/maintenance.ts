import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Who leads a piece of work that one server at a time does. A row that has run out is free. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** Names a server's process. */
  holder: text('holder').notNull(),
  /** By the database's clock, the only one that all servers share. */
  until: moment('until').notNull(),
})

/** How each step of the hourly work went last, whichever server did it. */
export const maintenanceSteps = pgTable('maintenance_steps', {
  name: text('name').primaryKey(),
  lastBegun: moment('last_begun'),
  lastOk: moment('last_ok'),
  lastError: text('last_error'),
  lastErrorAt: moment('last_error_at'),
  /** Of the last run: rows that were worked on, milliseconds in all and in the longest batch. */
  rows: integer('rows').notNull().default(0),
  ms: integer('ms').notNull().default(0),
  longestBatchMs: integer('longest_batch_ms').notNull().default(0),
  /** Where the next batch begins, when a run ended in the middle. */
  position: text('position'),
  /** Whether it has gone through everything at least once. */
  completed: boolean('completed').notNull().default(false),
})

/** What was counted by the way when files were swept; shown to administrators. */
export const storedFigures = pgTable('stored_figures', {
  kind: text('kind', { enum: ['pictures', 'exports', 'mail'] }).primaryKey(),
  files: integer('files').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  countedAt: moment('counted_at').notNull(),
})
