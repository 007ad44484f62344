import * as z from 'zod'
import { invitationKinds } from '../requests/accounts/oversight.ts'
import { paidTiers } from '../plans.ts'
import { installationSettings } from '../requests/accounts/settings.ts'
import { count, day, opaqueId, timestamp } from './common.ts'

const id = z.int().min(1)

export const signInMethod = z.enum(['password', 'passkey', 'company'])

export const administeredAccount = z.strictObject({
  id: opaqueId,
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  isAdmin: z.boolean(),
  /** Null for one that may sign in. */
  disabledAt: timestamp.nullable(),
  mustChangePassword: z.boolean(),
  signInMethods: z.array(signInMethod),
  /** A passkey or an authenticator app. */
  hasSecondFactor: z.boolean(),
  /** Devices that it is signed in on. */
  sessions: count,
  subscriptionTier: z.string(),
  subscriptionStatus: z.string(),
  /** The plan that an administrator gave, while it runs. */
  grantedPlan: z.strictObject({ tier: z.enum(paidTiers), until: timestamp }).nullable(),
  presentations: count,
  createdAt: timestamp,
  lastSignIn: timestamp.nullable(),
  /** Its last day with any activity. */
  lastActive: day.nullable(),
})

/** A link to choose a new password, for an administrator to hand over. It is shown once. */
export const resetLink = z.strictObject({ url: z.string(), expiresAt: timestamp })

export const supportMessageItem = z.strictObject({
  id,
  name: z.string(),
  /** With stars in it: whoever answers has the email. */
  email: z.string(),
  category: z.string(),
  subject: z.string(),
  message: z.string(),
  userId: opaqueId.nullable(),
  createdAt: timestamp,
})

export const queuedMail = z.strictObject({
  id,
  kind: z.string(),
  attempts: count,
  createdAt: timestamp,
  nextAttemptAt: timestamp,
  /** Null while it is still tried. */
  failedAt: timestamp.nullable(),
  lastError: z.string().nullable(),
})

/** Work that the server does by itself, since it was started. */
export const serverJob = z.strictObject({
  name: z.string(),
  /** How many of it are going on. */
  running: count,
  finished: count,
  failed: count,
  /** Null when it was never started. */
  lastStart: timestamp.nullable(),
  lastError: z.string().nullable(),
})

/** A step of the hourly work, as it went last on any server. */
export const maintenanceStepItem = z.strictObject({
  name: z.string(),
  /** Rows that the last run worked on. */
  rows: count,
  /** Milliseconds of the last run. */
  ms: z.number(),
  /** Milliseconds of the longest batch of that run. */
  longestBatchMs: z.number(),
  /** Null when it never went well yet. */
  lastOk: timestamp.nullable(),
  lastError: z.string().nullable(),
  lastErrorAt: timestamp.nullable(),
  /** Whether there is more to do in the next hour. */
  isUnfinished: z.boolean(),
})

/** What takes the disk. All sizes are in bytes. */
export const storageReport = z.strictObject({
  /** Tables with their indexes, by what is in them. */
  tables: z.strictObject({
    decks: count,
    revisions: count,
    generations: count,
    audit: count,
    visits: count,
    mail: count,
  }),
  /** Counted by the hourly work; a kind that it has not come to yet is missing. */
  files: z.array(
    z.strictObject({
      kind: z.enum(['pictures', 'exports', 'mail']),
      files: count,
      bytes: count,
      countedAt: timestamp,
    }),
  ),
  /** The whole database. */
  database: count,
  /** Where the server keeps its files. */
  disk: z.strictObject({ bytes: count, free: count }),
})

export const personRef = z.strictObject({ id: opaqueId, email: z.string() })

/** A device that somebody is signed in on. */
export const administeredSession = z.strictObject({
  id: z.string(),
  account: personRef,
  device: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})

/** A link that shows a deck to whoever has it. */
export const administeredLink = z.strictObject({
  id,
  deckId: id,
  owner: personRef,
  /** Null for somebody who is gone. */
  createdBy: personRef.nullable(),
  createdAt: timestamp,
  expiresAt: timestamp.nullable(),
  views: count,
  hasPassword: z.boolean(),
})

/** Somebody who was invited and has not come yet. */
export const administeredInvitation = z.strictObject({
  kind: z.enum(invitationKinds),
  id,
  email: z.string(),
  invitedBy: personRef.nullable(),
  /** The deck's number, or the name of the team; null for an account. */
  to: z.string().nullable(),
  role: z.string().nullable(),
  invitedAt: timestamp,
  expiresAt: timestamp.nullable(),
})

/** An invitation to register that was sent. */
export const sentInvitation = z.strictObject({ id, expiresAt: timestamp })

/** What was handed over. */
export const handedOver = z.strictObject({ decks: count, templates: count, pictures: count })

/** The settings, and whom one of them would meet. */
export const administeredSettings = z.strictObject({
  settings: installationSettings,
  /** Accounts that may sign in and have neither passkey nor authenticator app. */
  withoutSecondFactor: count,
})

const outcome = z.enum(['done', 'refused'])

export const auditItem = z.strictObject({
  id,
  at: timestamp,
  action: z.string(),
  outcome,
  /** Address of the account that acted, or its id where it is gone. */
  actor: z.string().nullable(),
  /** Address of the account that it was done to, or what is on record. */
  target: z.string().nullable(),
  caller: z.string(),
})

/** The first row of the audit trail that is not as it should be. */
export const auditFault = z.strictObject({
  row: count,
  reason: z.enum(['changed', 'missing', 'unkeyed', 'cut', 'replaced', 'checkpoint']),
})

/** What a check of the audit trail found. */
export const auditCheck = z.strictObject({
  /** Rows that are whole, up to the fault if there is one. */
  rows: count,
  /** Those among them whose key is not known to the server. */
  unchecked: count,
  fault: auditFault.nullable(),
})

/** A row of the export, one a line: enough to compute the chain again with the key. */
export const auditLine = auditItem.extend({
  requestId: z.string(),
  /** Names the key; null for rows of before keys, whose `mac` is a plain SHA-256. */
  keyId: z.string().nullable(),
  mac: z.string(),
})
