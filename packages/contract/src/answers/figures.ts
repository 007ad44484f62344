import * as z from 'zod'
import { billingIntervals, paidTiers } from '../plans.ts'
import { activityTypes } from '../requests/accounts/analytics.ts'
import { count, day, opaqueId, timestamp } from './common.ts'

const id = z.int().min(1)
/** US cents, or a part of one. */
const cents = z.number().min(0)

/** Days are UTC, money is in US cents. */
export const analyticsSummary = z.strictObject({
  totalUsers: count,
  /** Accounts whose paid plan runs. */
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
  /** Accounts that did anything. */
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
  /** Absent for an anonymous visitor. */
  userId: opaqueId.exactOptional(),
  timestamp,
})

/** How often something was done in the last 30 days. */
export const activityCount = z.strictObject({
  activityType: z.enum(activityTypes),
  count,
})

export const paymentIntentAnswer = z.strictObject({
  clientSecret: z.string(),
  /** Whose form takes the card. */
  provider: z.enum(['stripe', 'test']),
  /** For the provider's script. */
  publishableKey: z.string().nullable(),
})

/** The server has taken note. */
export const received = z.strictObject({ received: z.literal(true) })

/** What the test provider says to a card. */
export const testPaymentAnswer = z.strictObject({
  status: z.enum(['succeeded', 'requires_action', 'failed']),
  paymentIntentId: z.string(),
  /** Of a card that was declined. */
  message: z.string().exactOptional(),
})

export const invoice = z.strictObject({
  id: z.string(),
  date: timestamp,
  amountCents: count,
  status: z.enum(['paid', 'open', 'refunded']),
  /** Where the provider shows it with its receipt; null where it keeps none. */
  url: z.string().nullable(),
})

/** Answer to `GET /api/billing`. */
export const billingOverview = z.strictObject({
  /** Null when nothing was ever paid for. */
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

/** What the support center tells everybody. */
export const supportDesk = z.strictObject({
  /** Address that people can write to themselves. */
  email: z.string(),
})

/** Something that the signed-in person was told. */
export const notificationItem = z.strictObject({
  id,
  kind: z.enum([
    'trial-ending',
    'plan-started',
    'plan-given',
    'decks-received',
    'export-finished',
    'deck-shared',
  ]),
  title: z.string(),
  /** One sentence or two. */
  text: z.string(),
  /** The page that it is about. */
  href: z.string(),
  createdAt: timestamp,
  isRead: z.boolean(),
})

/** The newest first; `unread` counts the older ones too. */
export const notificationList = z.strictObject({
  unread: count,
  items: z.array(notificationItem),
})

/** Which Deckloom this is. */
export const serverVersion = z.strictObject({ version: z.string() })
