import * as z from 'zod'
import { pageCursor } from '../decks/pageCursor.ts'
import { paidTiers } from '../../plans.ts'

const place = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

export const accountsQuery = z.strictObject({
  /** Part of an address or a name. */
  search: z.string().trim().max(100).optional(),
  cursor: pageCursor.optional(),
})

/** Query of lists that page backwards: `before` is the id of a row. */
export const backwardsQuery = z.strictObject({ before: place.optional() })

export const accountParams = z.strictObject({ id: z.uuid() })

export const queuedMailParams = z.strictObject({ id: place })

/** Number of days for which a plan can be granted. */
export const grantDays = { min: 1, max: 3_660 } as const

/** A change that an administrator makes to another account, one at a time. */
export const changeAccountBody = z.union([
  z.strictObject({ isAdmin: z.boolean() }),
  z.strictObject({ disabled: z.boolean() }),
  /** Verified by the administrator. */
  z.strictObject({ emailVerified: z.literal(true) }),
  /** The next sign-in asks for a new password. */
  z.strictObject({ mustChangePassword: z.literal(true) }),
  z.strictObject({
    grantedPlan: z.union([
      z.strictObject({
        tier: z.enum(paidTiers),
        days: z.int().min(grantDays.min).max(grantDays.max),
      }),
      z.null(),
    ]),
  }),
])

export type ChangeAccountBody = z.infer<typeof changeAccountBody>
