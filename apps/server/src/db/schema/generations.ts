import type { Slide } from '@deckloom/deck'
import type { Outline, WriteRequest } from '@deckloom/writer'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamptz } from './columns.ts'

/** Unfinished decks. A row is deleted when its deck is stored or discarded. */
export const generations = pgTable(
  'generations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    request: jsonb('request').$type<WriteRequest>().notNull(),
    outline: jsonb('outline').$type<Outline>().notNull(),
    /** One per entry of the outline; null while unwritten. Each is valid by the deck's schema. */
    slides: jsonb('slides').$type<readonly (Slide | null)[]>().notNull(),
    /** It is in the quota already: resuming it costs nothing more. */
    counted: boolean('counted').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    index('generations_user').on(table.userId, table.updatedAt),
    index('generations_updated').on(table.updatedAt),
  ],
)
