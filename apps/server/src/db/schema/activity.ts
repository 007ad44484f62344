import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, timestamptz } from './columns.ts'
import { presentations } from './presentations.ts'

export const analytics = pgTable(
  'analytics',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    presentationId: integer('presentation_id').references(() => presentations.id, {
      onDelete: 'cascade',
    }),
    viewerId: text('viewer_id').references(() => users.id, { onDelete: 'set null' }),
    slideIndex: integer('slide_index'),
    /** The slide's own id, so that its time survives reordering. */
    slideId: text('slide_id'),
    /** The slideshow that this belongs to. */
    showing: text('showing'),
    /** For anonymous visitors: a hash that differs per deck and cannot be traced back. */
    visitor: text('visitor'),
    action: text('action').notNull(),
    /** Milliseconds. */
    duration: integer('duration'),
    timestamp: timestamptz('timestamp').notNull().defaultNow(),
  },
  (table) => [
    index('analytics_presentation').on(table.presentationId),
    index('analytics_timestamp').on(table.timestamp),
    // Views of decks are kept longer: this finds the other expired rows without reading those.
    index('analytics_activities')
      .on(table.timestamp)
      .where(sql`showing is null`),
    index('analytics_viewer').on(table.viewerId),
  ],
)

export const siteVisits = pgTable(
  'site_visits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Absent for anonymous visitors. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    sessionId: text('session_id'),
    page: text('page').notNull(),
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    referrer: text('referrer'),
    timestamp: timestamptz('timestamp').notNull().defaultNow(),
  },
  (table) => [
    index('site_visits_timestamp').on(table.timestamp),
    index('site_visits_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
)

export const tokenUsage = pgTable(
  'token_usage',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    operation: text('operation').notNull(),
    model: text('model').notNull(),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    totalTokens: integer('total_tokens').notNull().default(0),
    costUsd: cents('cost_usd').notNull().default(0),
    requestId: text('request_id'),
    timestamp: timestamptz('timestamp').notNull().defaultNow(),
  },
  (table) => [
    index('token_usage_user').on(table.userId, table.timestamp),
    index('token_usage_timestamp').on(table.timestamp),
  ],
)

/**
 * A person's activity per UTC day; written by the function `note_activity`, which triggers call
 * too.
 */
export const userActivitySummary = pgTable(
  'user_activity_summary',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    presentationsCreated: integer('presentations_created').notNull().default(0),
    tokensUsed: integer('tokens_used').notNull().default(0),
    costUsdCents: cents('cost_usd_cents').notNull().default(0),
    pagesVisited: integer('pages_visited').notNull().default(0),
    /** Seconds. */
    sessionDuration: integer('session_duration').notNull().default(0),
    lastUpdated: timestamptz('last_updated').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('user_activity_summary_user_date').on(table.userId, table.date),
    index('user_activity_summary_date').on(table.date),
  ],
)

/** Totals per account; maintained by triggers on the tables that it sums up. */
export const userTotals = pgTable(
  'user_totals',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    presentations: integer('presentations').notNull().default(0),
    tokensUsed: bigint('tokens_used', { mode: 'number' }).notNull().default(0),
    costCents: cents('cost_cents').notNull().default(0),
  },
  (table) => [
    index('user_totals_rank').on(table.presentations.desc(), table.tokensUsed.desc(), table.userId),
  ],
)

/**
 * Changes to the number of accounts and decks, written by the triggers of `user_totals`: their sum
 * is the total. Insert-only, so that nobody waits for a shared row; the hourly maintenance folds
 * them into one.
 */
export const totalChanges = pgTable('total_changes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  accounts: integer('accounts').notNull(),
  presentations: integer('presentations').notNull(),
})

/** The statistics of past days (UTC). Later days are computed on request. */
export const dailyTotals = pgTable('daily_totals', {
  date: date('date', { mode: 'string' }).primaryKey(),
  visits: integer('visits').notNull(),
  uniqueUsers: integer('unique_users').notNull(),
  newUsers: integer('new_users').notNull(),
  presentations: integer('presentations').notNull(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
  costCents: cents('cost_cents').notNull(),
  revenueCents: integer('revenue_cents').notNull(),
})
