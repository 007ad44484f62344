import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamptz } from './columns.ts'

export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('uploads_user').on(table.userId)],
)

/** `token` is the SHA-256 of the token in the download URL; it is also the file's name. */
export const exportedFiles = pgTable(
  'exports',
  {
    token: text('token').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    format: text('format', { enum: ['pptx', 'pdf', 'png', 'svg', 'png-zip', 'svg-zip'] }).notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('exports_expires').on(table.expiresAt)],
)

/**
 * Which store has the files of this installation: the note in the store has the same id and at
 * least the same generation. Each move of the files to another store increments it. One row at
 * most.
 */
export const fileStore = pgTable(
  'file_store',
  {
    only: boolean('only').primaryKey().default(true),
    id: text('id').notNull(),
    generation: integer('generation').notNull(),
  },
  (table) => [check('file_store_one_row', sql`${table.only}`)],
)
