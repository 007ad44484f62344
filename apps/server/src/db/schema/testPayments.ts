import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamptz } from './columns.ts'

// The state of the embedded test provider, which a real provider stores on its side.

export const testSubscriptions = pgTable(
  'test_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier').notNull(),
    interval: text('interval').notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: ['incomplete', 'active', 'past_due', 'canceled'] }).notNull(),
    periodEnd: timestamptz('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Last four digits of the test card that pays the renewals. */
    card: text('card'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('test_subscriptions_period').on(table.periodEnd)],
)

export const testPayments = pgTable(
  'test_payments',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull().unique(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => testSubscriptions.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    status: text('status', {
      enum: ['requires_payment_method', 'requires_action', 'succeeded', 'canceled'],
    }).notNull(),
    /** Last four digits of the card that awaits confirmation. */
    card: text('card'),
    periodStart: timestamptz('period_start'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('test_payments_subscription').on(table.subscriptionId)],
)

/** Webhooks that the test provider has to deliver. */
export const testWebhooks = pgTable(
  'test_webhooks',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('test_webhooks_next').on(table.nextAttemptAt)],
)
