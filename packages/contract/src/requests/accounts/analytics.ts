import { visitLimits } from '@deckloom/deck'
import * as z from 'zod/mini'

export const trackVisitBody = z.strictObject({
  path: z.string().check(z.minLength(1), z.maxLength(visitLimits.pathLength), z.startsWith('/')),
  userAgent: z.optional(z.string().check(z.maxLength(visitLimits.userAgentLength))),
})

/** Activities that the browser reports. */
export const activityTypes = ['present', 'view', 'share'] as const

const metadataKeys = 10

export const trackActivityBody = z.strictObject({
  activityType: z.enum(activityTypes),
  /** A flat object; `presentationId` is stored with the activity if the caller can see the deck. */
  metadata: z.optional(
    z
      .record(
        z.string().check(z.maxLength(40)),
        z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()]),
      )
      .check(z.refine((metadata) => Object.keys(metadata).length <= metadataKeys)),
  ),
})

/** Filters for the accounts in a list of the dashboard. */
export const subscriptionFilters = ['all', 'active', 'trial'] as const

export const topUsersQuery = z.strictObject({
  /** All accounts by default. */
  subscription: z.optional(z.enum(subscriptionFilters)),
})

/** Maximum number of days in one request for daily figures. */
export const longestRange = 366

const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((value) => new Date(value).toJSON()?.startsWith(value) ?? false),
)

/** Both days are inclusive. */
export const dailyFiguresQuery = z
  .strictObject({ from: day, to: day })
  .check(
    z.refine(
      ({ from, to }) =>
        from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < longestRange,
    ),
  )

export type TrackVisitBody = z.infer<typeof trackVisitBody>
export type TrackActivityBody = z.infer<typeof trackActivityBody>
export type ActivityType = (typeof activityTypes)[number]
export type SubscriptionFilter = (typeof subscriptionFilters)[number]
export type DailyFiguresQuery = z.infer<typeof dailyFiguresQuery>
