import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'
import { partsOf } from './parts.ts'

/** The lower-case text in which administrators search for an account. */
export function accountSearchText(table: {
  readonly email: SQLWrapper
  readonly firstName: SQLWrapper
  readonly lastName: SQLWrapper
}): SQL {
  const { email, firstName, lastName } = table
  return sql`lower(${email} || ' ' || coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, ''))`
}

export const users = pgTable(
  'users',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    email: text('email').notNull().unique(),
    /** When the owner confirmed this address; until then it grants nothing. */
    emailVerifiedAt: timestamptz('email_verified_at'),
    /** An Argon2id hash; null for an account that signs in by other means. */
    password: text('password'),
    passwordChangedAt: timestamptz('password_changed_at'),
    /** Set by an administrator: the next sign-in requires a new password. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    authProvider: text('auth_provider').notNull().default('custom'),
    isAdmin: boolean('is_admin').notNull().default(false),
    subscriptionTier: text('subscription_tier').notNull().default('free'),
    subscriptionStatus: text('subscription_status').notNull().default('trialing'),
    trialStartDate: timestamptz('trial_start_date'),
    trialEndDate: timestamptz('trial_end_date'),
    subscriptionStartDate: timestamptz('subscription_start_date'),
    subscriptionEndDate: timestamptz('subscription_end_date'),
    /** The paid plan that was chosen but is not paid for yet. */
    pendingTier: text('pending_tier'),
    /** A plan granted by an administrator; it applies until its end beside a paid one. */
    grantedTier: text('granted_tier'),
    grantedUntil: timestamptz('granted_until'),
    /** When an administrator blocked sign-ins to it. */
    disabledAt: timestamptz('disabled_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Two spellings of one address must never become two accounts.
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    index('users_created').on(table.createdAt, table.id),
    index('users_parts').using('gin', partsOf(accountSearchText(table))),
    index('users_administrators')
      .on(table.id)
      .where(sql`is_admin`),
    index('users_trial_end').on(table.trialEndDate),
    // Finds references to a picture before it is swept.
    index('users_picture')
      .on(table.profileImageUrl)
      .where(sql`profile_image_url is not null`),
    index('users_paid')
      .on(table.subscriptionEndDate)
      .where(sql`${table.subscriptionTier} <> 'free'`),
  ],
)

/** `sid` is the SHA-256 of the token in the cookie: reading this table grants no access. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    sess: json('sess').$type<SessionContents>().notNull(),
    expire: timestamptz('expire').notNull(),
  },
  (table) => [
    index('sessions_expire').on(table.expire),
    index('sessions_user').on(sql`(${table.sess} ->> 'userId')`),
    index('sessions_used').on(sql`(${lastUseOf(table)})`),
    index('sessions_public').on(sql`(${publicIdOf(table)})`),
  ],
)

/** When a session was last used; ISO 8601 in UTC, which sorts by time. */
export function lastUseOf({ sess }: { readonly sess: SQLWrapper }): SQL<string> {
  return sql`coalesce(${sess} ->> 'usedAt', ${sess} ->> 'createdAt')`
}

/** The public id of a session, as `publicId` computes it. */
export function publicIdOf({ sid }: { readonly sid: SQLWrapper }): SQL<string> {
  return sql`substr(encode(sha256(('session ' || ${sid})::bytea), 'hex'), 1, 16)`
}

export interface SessionContents {
  readonly userId: string
  /** ISO 8601; start of the session's absolute lifetime. */
  readonly createdAt: string
  /** ISO 8601, to about an hour. Absent in sessions that are older than the field. */
  readonly usedAt?: string
  /** ISO 8601: when the person last re-authenticated in this session; absent if never. */
  readonly provedAt?: string
  /** Browser and operating system, as shown to the owner. */
  readonly device?: string
}

/** `token` is the SHA-256 of the token in the link. */
export const passwordResetTokens = pgTable('password_reset_tokens', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  expiresAt: timestamptz('expires_at').notNull(),
  isUsed: boolean('is_used').notNull().default(false),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
})
