import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamptz } from './columns.ts'
import { partsOf } from './parts.ts'

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Confirmations of an email address: the account's own, or the one it is about to change to.
 * `token` is the SHA-256 of the token in the link.
 */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    token: text('token').primaryKey(),
    userId: userId(),
    /** Lower case; differs from the account's while a change of address is unconfirmed. */
    email: text('email').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('email_verifications_user').on(table.userId),
    index('email_verifications_expires').on(table.expiresAt),
  ],
)

/**
 * Accounts at OpenID Connect providers. The identity is issuer and subject, never the email
 * address.
 */
export const federatedIdentities = pgTable(
  'federated_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('federated_identities_user').on(table.userId),
  ],
)

/**
 * Pending sign-ins at an OpenID Connect provider. `id` is the SHA-256 of the secret in the cookie.
 */
export const oidcFlows = pgTable(
  'oidc_flows',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'link', 'step-up'] }).notNull(),
    /** The account that requested it; absent for a sign-in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('oidc_flows_expires').on(table.expiresAt)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential id, base64url. */
    id: text('id').primaryKey(),
    userId: userId(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter; stays 0 for synced passkeys. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Challenges given to browsers. Deleted on use, so that each is valid once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', {
      enum: ['register', 'sign-in', 'second-factor', 'step-up'],
    }).notNull(),
    /** Absent for a sign-in, where the passkey identifies the account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)

export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  /** Encrypted with a key that is not in the database. */
  secret: text('secret').notNull(),
  /** Null until the first code was entered: the factor is active from then on. */
  confirmedAt: timestamptz('confirmed_at'),
  /** The time step of the last accepted code: only later ones are accepted. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
})

/** `code` is the SHA-256 of a code that was shown once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    code: text('code').notNull(),
    usedAt: timestamptz('used_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
)

/**
 * Sign-ins that lack a step: a second factor, its setup, or a new password. Separate from sessions,
 * so that their cookie grants nothing else. `id` is the SHA-256 of its secret.
 */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** The first step. */
    method: text('method', { enum: ['password', 'oidc'] }).notNull(),
    needs: text('needs', { enum: ['second-factor', 'enrollment', 'new-password'] }).notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('pending_sign_ins_user').on(table.userId),
    index('pending_sign_ins_expires').on(table.expiresAt),
  ],
)

/**
 * Invitations to register, where registration is restricted. `token` is the SHA-256 of the token in
 * the link.
 */
export const accountInvitations = pgTable(
  'account_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    token: text('token').unique(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_invitations_expires').on(table.expiresAt),
    index('account_invitations_created').on(table.createdAt, table.id),
    index('account_invitations_parts').using('gin', partsOf(table.email)),
    index('account_invitations_invited_by').on(table.invitedBy),
  ],
)

/** The one-time link that makes the first administrator. `token` is the SHA-256 of its token. */
export const administratorClaims = pgTable('administrator_claims', {
  token: text('token').primaryKey(),
  expiresAt: timestamptz('expires_at').notNull(),
})

/** The administrators' settings for the installation; a key without a row has its default. */
export const installationSettings = pgTable('installation_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
})
