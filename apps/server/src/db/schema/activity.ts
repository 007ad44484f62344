import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, moment } from './columns.ts'
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
    /** The slide's own id, by which its time stays with it when slides are moved. */
    slideId: text('slide_id'),
    /** Which showing of the deck this belongs to. */
    showing: text('showing'),
    /** For who is not signed in: a hash that is another one for every deck and leads to nobody. */
    visitor: text('visitor'),
    action: text('action').notNull(),
    /** Milliseconds. */
    duration: integer('duration'),
    timestamp: moment('timestamp').notNull().defaultNow(),
  },
  (table) => [
    index('analytics_presentation').on(table.presentationId),
    index('analytics_timestamp').on(table.timestamp),
    // Looks at decks are kept for longer: what else is old is found without going through them.
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
    /** Absent for a visitor who is not signed in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    sessionId: text('session_id'),
    page: text('page').notNull(),
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    referrer: text('referrer'),
    timestamp: moment('timestamp').notNull().defaultNow(),
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
    timestamp: moment('timestamp').notNull().defaultNow(),
  },
  (table) => [
    index('token_usage_user').on(table.userId, table.timestamp),
    index('token_usage_timestamp').on(table.timestamp),
  ],
)

/** What somebody did on a day (UTC); kept by the function `note_activity`, which triggers call too. */
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
    lastUpdated: moment('last_updated').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('user_activity_summary_user_date').on(table.userId, table.date),
    index('user_activity_summary_date').on(table.date),
  ],
)

/** What an account has and has used in all; kept by triggers on the tables that it sums up. */
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
 * How many accounts and decks came and went, by the triggers of `user_totals`: their sum is how many there are. Only ever
 * added to, so that nobody waits for a row that everybody counts in; the hourly work folds them into one.
 */
export const totalChanges = pgTable('total_changes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  accounts: integer('accounts').notNull(),
  presentations: integer('presentations').notNull(),
})

/** The figures of the days (UTC) that are over. Later days are counted when they are asked for. */
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
