import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Notice } from '../../platform/notices.ts'
import { users } from './accounts.ts'
import { timestamptz } from './columns.ts'

/** Notifications in the header; kept for 90 days. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notice: jsonb('notice').$type<Notice>().notNull(),
    /** Identifies the occasion: each notifies once. */
    occasion: text('occasion').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    readAt: timestamptz('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_occasion').on(table.userId, table.occasion),
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_created').on(table.createdAt),
  ],
)
