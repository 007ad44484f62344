import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts.ts'
import { timestamptz } from '../columns.ts'

/**
 * Requests that may be repeated without being carried out twice, on any server. All times are the
 * database's.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the client. */
    key: text('key').notNull(),
    /** Method and path pattern. */
    route: text('route').notNull(),
    /** SHA-256 of the body: a key is valid for one request only. */
    bodyHash: text('body_hash').notNull(),
    /** Identifies one attempt: a late result of an earlier one is not stored. */
    holder: text('holder').notNull(),
    /** Without an answer by then, the attempt is considered dead. */
    lockedUntil: timestamptz('locked_until').notNull(),
    /** Of the answer; null until there is one. */
    status: integer('status'),
    answer: text('answer'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
