import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamptz } from './columns.ts'
import { presentations } from './presentations.ts'

/** Links that show a deck to people without an account. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    /** In clear text: the owner copies the link again and again. */
    token: text('token').notNull().unique(),
    /** The link ends with the account, and is off while the account may not share the deck. */
    createdBy: text('created_by').references(() => users.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(true),
    /** What signed-in visitors may do; only links of the deck's owner let them do more than view. */
    role: text('role').notNull().default('viewer'),
    viewCount: integer('view_count').notNull().default(0),
    /** An Argon2id hash; absent for a link without a password. */
    password: text('password'),
    expiresAt: timestamptz('expires_at'),
    /** When it was revoked; null for those of before that was kept. */
    endedAt: timestamptz('ended_at'),
    /** What those who share the deck call it. */
    label: text('label'),
    allowsDownload: boolean('allows_download').notNull().default(false),
    /** Null for a link that shows what viewers of the deck see. */
    showsNotes: boolean('shows_notes'),
    asksEmail: boolean('asks_email').notNull().default(false),
    /** Whether other websites may show the deck in a frame. */
    embeds: boolean('embeds').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('share_links_presentation').on(table.presentationId),
    index('share_links_created_by').on(table.createdBy),
    index('share_links_active')
      .on(table.id)
      .where(sql`is_active`),
  ],
)

/** People with accounts who came by a link that lets them comment or edit: their role is the link's, while it is active. */
export const linkMembers = pgTable(
  'link_members',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamptz('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.userId] }),
    index('link_members_user').on(table.userId),
  ],
)

/** Visitors of a link per day, so that nobody counts twice; kept for two days. */
export const shareVisits = pgTable(
  'share_visits',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    /** SHA-256 of day, network prefix and browser: it cannot be traced back. */
    visitor: text('visitor').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.visitor] }),
    index('share_visits_at').on(table.at),
  ],
)

/** Visitors of a link who gave an email address, which nobody has verified; kept for `workspaceLimits.guestDays`. */
export const shareGuests = pgTable(
  'share_guests',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    lastAt: timestamptz('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.email] }),
    index('share_guests_last').on(table.lastAt),
  ],
)

/** People who ask the owner of a deck for access, or for the right to edit it; kept for 90 days. */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    presentationId: integer('presentation_id')
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    askedAt: timestamptz('asked_at').notNull(),
  },
  (table) => [
    uniqueIndex('access_requests_presentation_user').on(table.presentationId, table.userId),
    index('access_requests_user').on(table.userId),
    index('access_requests_asked').on(table.askedAt),
  ],
)
