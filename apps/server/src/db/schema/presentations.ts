import type { Slide } from '@deckloom/deck'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

export const presentations = pgTable(
  'presentations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    /** Only slides that passed the deck's schema are ever written here. */
    slides: jsonb('slides')
      .$type<readonly Slide[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    thumbnail: text('thumbnail'),
    template: text('template'),
    slideCount: integer('slide_count').notNull().default(0),
    /** Counts the accepted saves. */
    version: integer('version').notNull().default(1),
    lastModified: moment('last_modified').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    isPublic: boolean('is_public').notNull().default(false),
  },
  (table) => [index('presentations_user').on(table.userId, table.lastModified)],
)

/** What a save replaced. */
export const presentationRevisions = pgTable(
  'presentation_revisions',
  {
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    slides: jsonb('slides').$type<readonly Slide[]>().notNull(),
    /** Who wrote what replaced it. */
    replacedBy: text('replaced_by').references(() => users.id, { onDelete: 'set null' }),
    replacedAt: moment('replaced_at').notNull().defaultNow(),
    /** Named by the caller of the change that replaced it, so that the same change never counts twice. */
    mutationId: text('mutation_id'),
  },
  (table) => [
    primaryKey({ columns: [table.presentationId, table.version] }),
    uniqueIndex('presentation_revisions_mutation').on(table.presentationId, table.mutationId),
  ],
)

export const templates = pgTable('templates', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  description: text('description'),
  category: text('category').notNull(),
  thumbnail: text('thumbnail'),
  slides: jsonb('slides').$type<readonly Slide[]>().notNull(),
  isPremium: boolean('is_premium').notNull().default(false),
  isPopular: boolean('is_popular').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const brandKits = pgTable(
  'brand_kits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    colors: jsonb('colors').$type<readonly string[]>().notNull(),
    fonts: jsonb('fonts').$type<readonly string[]>().notNull(),
    logos: jsonb('logos').$type<readonly string[]>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('brand_kits_user').on(table.userId)],
)

export const comments = pgTable(
  'comments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    slideIndex: integer('slide_index'),
    isResolved: boolean('is_resolved').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('comments_presentation').on(table.presentationId)],
)

export const collaborators = pgTable(
  'collaborators',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull().default('viewer'),
    invitedAt: moment('invited_at').notNull().defaultNow(),
    lastSeen: moment('last_seen'),
  },
  (table) => [
    uniqueIndex('collaborators_presentation_user').on(table.presentationId, table.userId),
    index('collaborators_user').on(table.userId),
  ],
)

export const shareLinks = pgTable(
  'share_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    isActive: boolean('is_active').notNull().default(true),
    viewCount: integer('view_count').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('share_links_presentation').on(table.presentationId)],
)
