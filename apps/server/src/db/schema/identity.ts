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
import { moment } from './columns.ts'
import { partsOf } from './parts.ts'

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Proofs that somebody reads a mailbox: of the account's own address, or of the one that it is about to change to.
 * `token` is the SHA-256 of the token in the link.
 */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    token: text('token').primaryKey(),
    userId: userId(),
    /** Lower-cased; another address than the account's while a change of address waits to be confirmed. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('email_verifications_user').on(table.userId),
    index('email_verifications_expires').on(table.expiresAt),
  ],
)

/** Accounts at OpenID Connect providers. The pair of issuer and subject is the identity, never the address. */
export const federatedIdentities = pgTable(
  'federated_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('federated_identities_user').on(table.userId),
  ],
)

/** Sign-ins that are under way at an OpenID Connect provider. `id` is the SHA-256 of the secret in the cookie. */
export const oidcFlows = pgTable(
  'oidc_flows',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'link', 'step-up'] }).notNull(),
    /** Who asked for it; absent for a sign-in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to'),
    expiresAt: moment('expires_at').notNull(),
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
    /** Of signatures; stays 0 for passkeys that are synced. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Challenges that browsers were given. Deleted when they are used, so that none counts twice. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', {
      enum: ['register', 'sign-in', 'second-factor', 'step-up'],
    }).notNull(),
    /** Absent for a sign-in, where the passkey says who somebody is. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)

export const authenticatorApps = pgTable('authenticator_apps', {
  userId: userId().primaryKey(),
  /** Encrypted with a key that is outside of the database. */
  secret: text('secret').notNull(),
  /** Null until the first code was entered: it counts from then on. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code that was accepted: only a later one is accepted after it. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** `code` is the SHA-256 of a code that was shown once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    code: text('code').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
)

/**
 * Sign-ins that lack a step: a second factor, setting one up, or a new password. Kept apart from sessions, so that
 * their cookie opens nothing else. `id` is the SHA-256 of the secret in it.
 */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** How the first step was taken. */
    method: text('method', { enum: ['password', 'oidc'] }).notNull(),
    needs: text('needs', { enum: ['second-factor', 'enrollment', 'new-password'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('pending_sign_ins_user').on(table.userId),
    index('pending_sign_ins_expires').on(table.expiresAt),
  ],
)

/** Invitations to register, where not everybody may. `token` is the SHA-256 of the token in the link. */
export const accountInvitations = pgTable(
  'account_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Lower-cased. */
    email: text('email').notNull().unique(),
    token: text('token').unique(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_invitations_expires').on(table.expiresAt),
    index('account_invitations_created').on(table.createdAt, table.id),
    index('account_invitations_parts').using('gin', partsOf(table.email)),
    index('account_invitations_invited_by').on(table.invitedBy),
  ],
)

/** The one-time link that makes the first administrator. `token` is the SHA-256 of the token in it. */
export const administratorClaims = pgTable('administrator_claims', {
  token: text('token').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** What administrators switch for the whole installation; a key without a row has its default. */
export const installationSettings = pgTable('installation_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
