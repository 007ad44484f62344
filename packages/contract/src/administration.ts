import * as z from 'zod'
import { pageCursor } from './pageCursor.ts'
import { paidTiers, type PaidTier } from './plans.ts'

const place = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

export const accountsQuery = z.strictObject({
  /** Part of an address or a name. */
  search: z.string().trim().max(100).optional(),
  cursor: pageCursor.optional(),
})

/** Lists that go back from a row: `before` is its id. */
export const backwardsQuery = z.strictObject({ before: place.optional() })

export const accountParams = z.strictObject({ id: z.uuid() })

export const queuedMailParams = z.strictObject({ id: place })

/** Days that a plan can be given for. */
export const grantDays = { min: 1, max: 3_660 } as const

/** What an administrator changes in another account; one thing at a time. */
export const changeAccountBody = z.union([
  z.strictObject({ isAdmin: z.boolean() }),
  z.strictObject({ disabled: z.boolean() }),
  /** On the administrator's word. */
  z.strictObject({ emailVerified: z.literal(true) }),
  /** The next sign-in asks for one. */
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

export type AccountsQuery = z.input<typeof accountsQuery>
export type ChangeAccountBody = z.infer<typeof changeAccountBody>

export type SignInMethod = 'password' | 'passkey' | 'company'

export interface AdministeredAccount {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly isAdmin: boolean
  /** ISO 8601; null for one that may sign in. */
  readonly disabledAt: string | null
  readonly mustChangePassword: boolean
  readonly signInMethods: readonly SignInMethod[]
  /** A passkey or an authenticator app. */
  readonly hasSecondFactor: boolean
  /** Devices that it is signed in on. */
  readonly sessions: number
  readonly subscriptionTier: string
  readonly subscriptionStatus: string
  /** The plan that an administrator gave, while it runs. */
  readonly grantedPlan: {
    readonly tier: PaidTier
    /** ISO 8601. */
    readonly until: string
  } | null
  readonly presentations: number
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601. */
  readonly lastSignIn: string | null
  /** Its last day with any activity, as 2026-11-21. */
  readonly lastActive: string | null
}

/** A link to choose a new password, for an administrator to hand over. It is shown once. */
export interface ResetLink {
  readonly url: string
  /** ISO 8601. */
  readonly expiresAt: string
}

export interface SupportMessageItem {
  readonly id: number
  readonly name: string
  /** With stars in it: whoever answers has the email. */
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
  readonly lastStart: string | null
  readonly lastError: string | null
}

/** A step of the hourly work, as it went last on any server. */
export interface MaintenanceStepItem {
  readonly name: string
  /** Rows that the last run worked on. */
  readonly rows: number
  /** Milliseconds of the last run. */
  readonly ms: number
  /** Milliseconds of the longest batch of that run. */
  readonly longestBatchMs: number
  /** ISO 8601; null when it never went well yet. */
  readonly lastOk: string | null
  readonly lastError: string | null
  /** ISO 8601. */
  readonly lastErrorAt: string | null
  /** Whether there is more to do in the next hour. */
  readonly isUnfinished: boolean
}

/** What takes the disk. All sizes are in bytes. */
export interface StorageReport {
  /** Tables with their indexes, by what is in them. */
  readonly tables: {
    readonly decks: number
    readonly revisions: number
    readonly generations: number
    readonly audit: number
    readonly visits: number
    readonly mail: number
  }
  /** Counted by the hourly work; a kind that it has not come to yet is missing. */
  readonly files: readonly {
    readonly kind: 'pictures' | 'exports' | 'mail'
    readonly files: number
    readonly bytes: number
    /** ISO 8601. */
    readonly countedAt: string
  }[]
  /** The whole database. */
  readonly database: number
  /** Where the server keeps its files. */
  readonly disk: { readonly bytes: number; readonly free: number }
}
