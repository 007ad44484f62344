import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns.ts'

/** Leases for work that one server at a time does. An expired row is free. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** Identifies a server's process. */
  holder: text('holder').notNull(),
  /** On the database's clock, the only one that all servers share. */
  until: timestamptz('until').notNull(),
})

/** The last run of each maintenance step, on any server. */
export const maintenanceSteps = pgTable('maintenance_steps', {
  name: text('name').primaryKey(),
  lastStart: timestamptz('last_begun'),
  lastOk: timestamptz('last_ok'),
  lastError: text('last_error'),
  lastErrorAt: timestamptz('last_error_at'),
  /** Of the last run: affected rows, milliseconds in total and of the longest batch. */
  rows: integer('rows').notNull().default(0),
  ms: integer('ms').notNull().default(0),
  longestBatchMs: integer('longest_batch_ms').notNull().default(0),
  /** Where the next batch starts, if a run ended early. */
  position: text('position'),
  /** Whether it has completed at least once. */
  completed: boolean('completed').notNull().default(false),
})

/** File counts of the last sweeps; shown to administrators. */
export const storedFigures = pgTable('stored_figures', {
  kind: text('kind', { enum: ['pictures', 'exports', 'mail'] }).primaryKey(),
  files: integer('files').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  countedAt: timestamptz('counted_at').notNull(),
})
