import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
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
    action: text('action').notNull(),
    /** Milliseconds. */
    duration: integer('duration'),
    timestamp: moment('timestamp').notNull().defaultNow(),
  },
  (table) => [index('analytics_presentation').on(table.presentationId)],
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
  (table) => [index('site_visits_timestamp').on(table.timestamp)],
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
    /** Cents. */
    costUsd: integer('cost_usd').notNull().default(0),
    requestId: text('request_id'),
    timestamp: moment('timestamp').notNull().defaultNow(),
  },
  (table) => [index('token_usage_user').on(table.userId, table.timestamp)],
)

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
    costUsdCents: integer('cost_usd_cents').notNull().default(0),
    pagesVisited: integer('pages_visited').notNull().default(0),
    /** Seconds. */
    sessionDuration: integer('session_duration').notNull().default(0),
    lastUpdated: moment('last_updated').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('user_activity_summary_user_date').on(table.userId, table.date)],
)
