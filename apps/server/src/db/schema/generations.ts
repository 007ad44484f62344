import type { Slide } from '@deckloom/deck'
import type { Outline, WriteRequest } from '@deckloom/writer'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/** Decks that are begun and not finished. A row goes when its deck is stored or when it is discarded. */
export const generations = pgTable(
  'generations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    request: jsonb('request').$type<WriteRequest>().notNull(),
    outline: jsonb('outline').$type<Outline>().notNull(),
    /** As many as the outline has entries; null where none is written. Each passed the deck's schema. */
    slides: jsonb('slides').$type<readonly (Slide | null)[]>().notNull(),
    /** It counts in the quota already: going on with it costs nothing more. */
    counted: boolean('counted').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('generations_user').on(table.userId, table.updatedAt),
    index('generations_updated').on(table.updatedAt),
  ],
)
