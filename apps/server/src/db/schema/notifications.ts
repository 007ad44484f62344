import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Notice } from '../../platform/notices.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/** What people are told about in the header; kept for 90 days. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notice: jsonb('notice').$type<Notice>().notNull(),
    /** Names the occasion: nobody is told of one twice. */
    occasion: text('occasion').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_occasion').on(table.userId, table.occasion),
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_created').on(table.createdAt),
  ],
)
