import * as z from 'zod'
import { billingIntervals, paidTiers } from '../plans.ts'
import { activityTypes } from '../requests/accounts/analytics.ts'
import { count, day, opaqueId, timestamp } from './common.ts'

const id = z.int().min(1)
/** US cents, possibly fractional. */
const cents = z.number().min(0)

/** Days are UTC, money is in US cents. */
export const analyticsSummary = z.strictObject({
  totalUsers: count,
  /** Accounts with an active paid plan. */
  activeSubscriptions: count,
  proSubscribers: count,
  businessSubscribers: count,
  totalPresentations: count,
  totalSiteVisits: count,
  totalTokensUsed: count,
  totalCostUsd: cents,
  /** Payments received, before refunds. */
  totalRevenueUsd: cents,
})

export const topUser = z.strictObject({
  user: z.strictObject({
    id: opaqueId,
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    subscriptionTier: z.string(),
  }),
  presentationsCount: count,
  tokensUsed: count,
  costUsd: cents,
})

export const dailyActivity = z.strictObject({
  date: day,
  /** Accounts with any activity. */
  uniqueUsers: count,
  newUsers: count,
  presentations: count,
})

export const dailyFigures = dailyActivity.extend({
  visits: count,
  tokens: count,
  costUsd: cents,
  revenueUsd: cents,
})

export const tokenUsageItem = z.strictObject({
  id,
  operation: z.string(),
  model: z.string(),
  totalTokens: count,
  costUsd: cents,
  timestamp,
})

export const siteVisitItem = z.strictObject({
  id,
  page: z.string(),
  /** Absent for anonymous visitors. */
  userId: opaqueId.exactOptional(),
  timestamp,
})

/** Number of activities of a type in the last 30 days. */
export const activityCount = z.strictObject({
  activityType: z.enum(activityTypes),
  count,
})

export const paymentIntentAnswer = z.strictObject({
  clientSecret: z.string(),
  /** The provider whose form takes the card. */
  provider: z.enum(['stripe', 'test']),
  /** The key that the provider's script needs. */
  publishableKey: z.string().nullable(),
})

/** Acknowledges a notification. */
export const received = z.strictObject({ received: z.literal(true) })

/** Response of the test provider to a card. */
export const testPaymentAnswer = z.strictObject({
  status: z.enum(['succeeded', 'requires_action', 'failed']),
  paymentIntentId: z.string(),
  /** The reason, if the card was declined. */
  message: z.string().exactOptional(),
})

export const invoice = z.strictObject({
  id: z.string(),
  date: timestamp,
  amountCents: count,
  status: z.enum(['paid', 'open', 'refunded']),
  /** The provider's page with the receipt; null if the provider has none. */
  url: z.string().nullable(),
})

/** Response to `GET /api/billing`. */
export const billingOverview = z.strictObject({
  /** Null if nothing was ever paid for. */
  plan: z
    .strictObject({
      tier: z.enum(paidTiers),
      interval: z.enum(billingIntervals),
      status: z.string(),
      periodEnd: timestamp.nullable(),
      cancelAtPeriodEnd: z.boolean(),
    })
    .nullable(),
  invoices: z.array(invoice),
})

/** Contact details of support, visible to everyone. */
export const supportDesk = z.strictObject({
  /** An address that users can write to directly. */
  email: z.string(),
})

/** A notification for the signed-in user. */
export const notificationItem = z.strictObject({
  id,
  kind: z.enum([
    'trial-ending',
    'plan-started',
    'plan-given',
    'decks-received',
    'deck-received',
    'access-asked',
    'export-finished',
    'deck-shared',
    'comment-mentioned',
    'comment-assigned',
    'comment-replied',
    'comment-started',
  ]),
  title: z.string(),
  /** One or two sentences. */
  text: z.string(),
  /** The page that it refers to. */
  href: z.string(),
  createdAt: timestamp,
  isRead: z.boolean(),
})

/** Newest first; `unread` includes older ones that are not in the list. */
export const notificationList = z.strictObject({
  unread: count,
  items: z.array(notificationItem),
})

/** The version of Deckloom that is running. */
export const serverVersion = z.strictObject({ version: z.string() })
