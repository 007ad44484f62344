import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'
import { shareLinks } from './sharing.ts'

/** Readers of a link. Nothing connects those of two links, and nothing of the network or browser is stored. */
export const linkVisitors = pgTable(
  'link_visitors',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link and the random name that the browser made for it. */
    name: text('name').notNull(),
    /** Given by the visitor and verified by nobody. */
    email: text('email'),
    lastAt: timestamptz('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('link_visitors_link_name').on(table.linkId, table.name),
    index('link_visitors_last').on(table.lastAt),
  ],
)

/** Each time a visitor opened a link. */
export const linkVisits = pgTable(
  'link_visits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    visitorId: integer('visitor_id')
      .notNull()
      .references(() => linkVisitors.id, { onDelete: 'cascade' }),
    /** Random, made by the window. */
    showing: text('showing').notNull(),
    startedAt: timestamptz('started_at').notNull(),
    lastAt: timestamptz('last_at').notNull(),
    /** Milliseconds counted so far, never more than have passed since its start. */
    ms: integer('ms').notNull().default(0),
  },
  (table) => [
    uniqueIndex('link_visits_visitor_showing').on(table.visitorId, table.showing),
    index('link_visits_link_started').on(table.linkId, table.startedAt),
    index('link_visits_last').on(table.lastAt),
  ],
)

/** How long each slide was visible during a visit. */
export const linkVisitSlides = pgTable(
  'link_visit_slides',
  {
    visitId: integer('visit_id')
      .notNull()
      .references(() => linkVisits.id, { onDelete: 'cascade' }),
    slideId: text('slide_id').notNull(),
    ms: integer('ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.slideId] })],
)

/** Files that visitors downloaded. */
export const linkDownloads = pgTable(
  'link_downloads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    format: text('format').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('link_downloads_link_at').on(table.linkId, table.at),
    index('link_downloads_at').on(table.at),
  ],
)
