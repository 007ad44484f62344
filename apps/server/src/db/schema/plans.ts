import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, moment } from './columns.ts'

/** One row for each generation that counts towards a month's quota. */
export const generationUses = pgTable(
  'generation_uses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** False while it is being written: such a row stops counting when the server ended in the middle. */
    settled: boolean('settled').notNull().default(false),
    /** Cents that it may cost at most, while it is being written. */
    reserved: cents('reserved').notNull().default(0),
  },
  (table) => [index('generation_uses_user').on(table.userId, table.at)],
)

/** Plans that are paid for, as the provider last told. The account's tier and status follow from these rows. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    /** The provider's, who keeps what belongs to it. */
    customerId: text('customer_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier').notNull(),
    interval: text('interval').notNull(),
    status: text('status').notNull(),
    periodEnd: moment('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** When its first verified payment was seen; set once. */
    grantedAt: moment('granted_at'),
    /** Counts the writes, so that what was read earlier never replaces what was read later. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
)

/** First payments that were begun here. */
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
    createdAt: moment('created_at').notNull(),
    /** When it was first seen to be paid. */
    consumedAt: moment('consumed_at'),
  },
  (table) => [
    index('payment_intents_user').on(table.userId),
    index('payment_intents_subscription').on(table.subscriptionId),
  ],
)

/** What the provider told by webhook, written down before it is acted on. */
export const paymentEvents = pgTable('payment_events', {
  /** The provider's: a repetition has the same. */
  id: text('id').primaryKey(),
  provider: text('provider').notNull(),
  type: text('type').notNull(),
  /** What it is about; null for kinds that nothing depends on. */
  subscriptionId: text('subscription_id'),
  receivedAt: moment('received_at').notNull(),
  handledAt: moment('handled_at'),
})

/** One row for each period that was paid for, as it was seen: what came in, before refunds. */
export const paymentReceipts = pgTable(
  'payment_receipts',
  {
    /** The subscription and the end of the period. */
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    tier: text('tier').notNull(),
    amountCents: integer('amount_cents').notNull(),
    paidAt: moment('paid_at').notNull(),
  },
  (table) => [
    index('payment_receipts_paid').on(table.paidAt),
    index('payment_receipts_user').on(table.userId),
  ],
)
