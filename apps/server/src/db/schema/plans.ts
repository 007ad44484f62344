import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, timestamptz } from './columns.ts'

/** One row for each generation in a month's quota. */
export const generationUses = pgTable(
  'generation_uses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamptz('at').notNull(),
    /** False while it is being written: if the server exits meanwhile, the row expires. */
    settled: boolean('settled').notNull().default(false),
    /** Maximum cost in cents, while it is being written. */
    reserved: cents('reserved').notNull().default(0),
  },
  (table) => [index('generation_uses_user').on(table.userId, table.at)],
)

/**
 * Paid plans, as last reported by the provider. The account's tier and status derive from these
 * rows.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    /** The provider's customer. */
    customerId: text('customer_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier').notNull(),
    interval: text('interval').notNull(),
    status: text('status').notNull(),
    periodEnd: timestamptz('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** When its first verified payment was seen; set once. */
    grantedAt: timestamptz('granted_at'),
    /** Counts the writes, so that stale data never replaces newer data. */
    version: integer('version').notNull().default(1),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
)

/** First payments that were started here. */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id').notNull(),
    tier: text('tier').notNull(),
    interval: text('interval').notNull(),
    amountCents: integer('amount_cents').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When it was first seen to be paid. */
    consumedAt: timestamptz('consumed_at'),
  },
  (table) => [
    index('payment_intents_user').on(table.userId),
    index('payment_intents_subscription').on(table.subscriptionId),
  ],
)

/** Webhook events of the provider, stored before they are processed. */
export const paymentEvents = pgTable('payment_events', {
  /** The provider's: a redelivery has the same. */
  id: text('id').primaryKey(),
  provider: text('provider').notNull(),
  type: text('type').notNull(),
  /** The subscription it is about; null for kinds that are ignored. */
  subscriptionId: text('subscription_id'),
  receivedAt: timestamptz('received_at').notNull(),
  handledAt: timestamptz('handled_at'),
})

/** One row per paid period: the amount received, before refunds. */
export const paymentReceipts = pgTable(
  'payment_receipts',
  {
    /** The subscription and the end of the period. */
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    tier: text('tier').notNull(),
    amountCents: integer('amount_cents').notNull(),
    paidAt: timestamptz('paid_at').notNull(),
  },
  (table) => [
    index('payment_receipts_paid').on(table.paidAt),
    index('payment_receipts_user').on(table.userId),
  ],
)
