import * as z from 'zod'

const place = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

export const accountsQuery = z.strictObject({
  /** Part of an address or a name. */
  search: z.string().trim().max(100).optional(),
  page: place.optional(),
})

/** Lists that go back from a row: `before` is its id. */
export const backwardsQuery = z.strictObject({ before: place.optional() })

export const accountParams = z.strictObject({ id: z.uuid() })

export const queuedMailParams = z.strictObject({ id: place })

/** What an administrator changes in another account; one thing at a time. */
export const changeAccountBody = z.union([
  z.strictObject({ isAdmin: z.boolean() }),
  z.strictObject({ disabled: z.boolean() }),
])

export type AccountsQuery = z.input<typeof accountsQuery>
export type ChangeAccountBody = z.infer<typeof changeAccountBody>

export interface AdministeredAccount {
  readonly id: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly isAdmin: boolean
  /** ISO 8601; null for one that may sign in. */
  readonly disabledAt: string | null
  readonly subscriptionTier: string
  readonly subscriptionStatus: string
  readonly presentations: number
  /** ISO 8601. */
  readonly createdAt: string
  /** Its last day with any activity, as 2026-11-21. */
  readonly lastActive: string | null
}

export interface AccountsPage {
  readonly accounts: readonly AdministeredAccount[]
  /** Accounts that match, on all pages. */
  readonly total: number
  readonly pageSize: number
}

export interface SupportMessageItem {
  readonly id: number
  readonly name: string
  /** With stars in it: whoever answers has the letter. */
  readonly email: string
  readonly category: string
  readonly subject: string
  readonly message: string
  readonly userId: string | null
  /** ISO 8601. */
  readonly createdAt: string
}

export interface QueuedMail {
  readonly id: number
  readonly kind: string
  readonly attempts: number
  /** ISO 8601, as the others here. */
  readonly createdAt: string
  readonly nextAttemptAt: string
  /** Null while it is still tried. */
  readonly failedAt: string | null
  readonly lastError: string | null
}

/** Work that the server does by itself, since it was started. */
export interface ServerJob {
  readonly name: string
  /** How many of it are going on. */
  readonly running: number
  readonly finished: number
  readonly failed: number
  /** ISO 8601; null when it was never begun. */
  readonly lastBegun: string | null
  readonly lastError: string | null
}
