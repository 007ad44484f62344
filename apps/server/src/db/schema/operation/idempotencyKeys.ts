import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts.ts'
import { moment } from '../columns.ts'

/** Requests that may be repeated without being carried out twice, whichever server they reach. All times are the database's. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the client chose it. */
    key: text('key').notNull(),
    /** Method and path pattern. */
    route: text('route').notNull(),
    /** SHA-256 of the body: a key stands for one request only. */
    bodyHash: text('body_hash').notNull(),
    /** Names one attempt: what an earlier one brings too late is not stored. */
    holder: text('holder').notNull(),
    /** Without an answer by then, the attempt is taken for dead. */
    lockedUntil: moment('locked_until').notNull(),
    /** Of the answer; null until there is one. */
    status: integer('status'),
    answer: text('answer'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
