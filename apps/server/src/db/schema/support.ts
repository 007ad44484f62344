import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamptz } from './columns.ts'

/** Messages to the support desk; stored before any email about them is tried. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Absent for anonymous writers. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    category: text('category').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** The writer's plan included priority support when the message was sent. */
    isPriority: boolean('is_priority').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('support_messages_created').on(table.createdAt)],
)
