import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { partsOf } from './parts.ts'

/** What administrators find an account by, in small letters. */
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
    /** When it was proven that the account's owner reads this address; until then it gives no rights. */
    emailVerifiedAt: moment('email_verified_at'),
    /** An Argon2id hash; null for an account that signs in by other means. */
    password: text('password'),
    passwordChangedAt: moment('password_changed_at'),
    /** Set by an administrator: the next sign-in asks for a new password. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    authProvider: text('auth_provider').notNull().default('custom'),
    isAdmin: boolean('is_admin').notNull().default(false),
    subscriptionTier: text('subscription_tier').notNull().default('free'),
    subscriptionStatus: text('subscription_status').notNull().default('trialing'),
    trialStartDate: moment('trial_start_date'),
    trialEndDate: moment('trial_end_date'),
    subscriptionStartDate: moment('subscription_start_date'),
    subscriptionEndDate: moment('subscription_end_date'),
    /** The paid plan that was chosen and is not paid for yet. */
    pendingTier: text('pending_tier'),
    /** A plan that an administrator gave; it counts until its end beside one that is paid for. */
    grantedTier: text('granted_tier'),
    grantedUntil: moment('granted_until'),
    /** Since when an administrator lets nobody sign in to it. */
    disabledAt: moment('disabled_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
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
    // Whether anybody shows a picture that is about to be swept.
    index('users_picture')
      .on(table.profileImageUrl)
      .where(sql`profile_image_url is not null`),
    index('users_paid')
      .on(table.subscriptionEndDate)
      .where(sql`${table.subscriptionTier} <> 'free'`),
  ],
)

/** `sid` is the SHA-256 of the token in the cookie: reading this table lets nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    sess: json('sess').$type<SessionContents>().notNull(),
    expire: moment('expire').notNull(),
  },
  (table) => [
    index('sessions_expire').on(table.expire),
    index('sessions_user').on(sql`(${table.sess} ->> 'userId')`),
    index('sessions_used').on(sql`(${lastUseOf(table)})`),
    index('sessions_public').on(sql`(${publicIdOf(table)})`),
  ],
)

/** When a session was used last; ISO 8601 in UTC, whose order is that of the moments. */
export function lastUseOf({ sess }: { readonly sess: SQLWrapper }): SQL<string> {
  return sql`coalesce(${sess} ->> 'usedAt', ${sess} ->> 'createdAt')`
}

/** What a session goes by outside of the server, as `publicId` makes it. */
export function publicIdOf({ sid }: { readonly sid: SQLWrapper }): SQL<string> {
  return sql`substr(encode(sha256(('session ' || ${sid})::bytea), 'hex'), 1, 16)`
}

export interface SessionContents {
  readonly userId: string
  /** ISO 8601; how long the session lasts in all counts from here. */
  readonly createdAt: string
  /** ISO 8601, to the hour or so. Absent in sessions that began before it was kept. */
  readonly usedAt?: string
  /** ISO 8601: when the person last showed in this session that it is them; absent where they never did. */
  readonly provedAt?: string
  /** The browser and system that it began in, as words for its owner. */
  readonly device?: string
}

/** `token` is the SHA-256 of the token in the link. */
export const passwordResetTokens = pgTable('password_reset_tokens', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
  isUsed: boolean('is_used').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})
