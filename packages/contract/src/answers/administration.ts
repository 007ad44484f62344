import * as z from 'zod'
import { invitationKinds } from '../requests/accounts/oversight.ts'
import { paidTiers } from '../plans.ts'
import { installationSettings } from '../requests/accounts/settings.ts'
import { sharedRoles } from '../workspaceTypes.ts'
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
  /** Null if the account may sign in. */
  disabledAt: timestamp.nullable(),
  mustChangePassword: z.boolean(),
  signInMethods: z.array(signInMethod),
  /** Whether it has a passkey or an authenticator app. */
  hasSecondFactor: z.boolean(),
  /** Number of devices on which it is signed in. */
  sessions: count,
  subscriptionTier: z.string(),
  subscriptionStatus: z.string(),
  /** The plan that an administrator granted, while it is active. */
  grantedPlan: z.strictObject({ tier: z.enum(paidTiers), until: timestamp }).nullable(),
  presentations: count,
  createdAt: timestamp,
  lastSignIn: timestamp.nullable(),
  /** The last day with any activity. */
  lastActive: day.nullable(),
})

/** A link for choosing a new password, for an administrator to pass on. It is shown only once. */
export const resetLink = z.strictObject({ url: z.string(), expiresAt: timestamp })

export const supportMessageItem = z.strictObject({
  id,
  name: z.string(),
  /** Masked with asterisks; the full address is in the email that support receives. */
  email: z.string(),
  category: z.string(),
  subject: z.string(),
  message: z.string(),
  userId: opaqueId.nullable(),
  /** The writer's plan included priority support. */
  isPriority: z.boolean(),
  createdAt: timestamp,
})

export const queuedMail = z.strictObject({
  id,
  kind: z.string(),
  attempts: count,
  createdAt: timestamp,
  nextAttemptAt: timestamp,
  /** Null while delivery is still being retried. */
  failedAt: timestamp.nullable(),
  lastError: z.string().nullable(),
})

/** A background job of the server, counted since the server started. */
export const serverJob = z.strictObject({
  name: z.string(),
  /** Number of runs in progress. */
  running: count,
  finished: count,
  failed: count,
  /** Null if it never started. */
  lastStart: timestamp.nullable(),
  lastError: z.string().nullable(),
})

/** The last run of a maintenance step, on any server. */
export const maintenanceStepItem = z.strictObject({
  name: z.string(),
  /** Rows that the last run processed. */
  rows: count,
  /** Duration of the last run, milliseconds. */
  ms: z.number(),
  /** Duration of that run's longest batch, milliseconds. */
  longestBatchMs: z.number(),
  /** Null if it never succeeded. */
  lastOk: timestamp.nullable(),
  lastError: z.string().nullable(),
  lastErrorAt: timestamp.nullable(),
  /** Whether work is left for the next hour. */
  isUnfinished: z.boolean(),
})

/** What uses disk space. All sizes are in bytes. */
export const storageReport = z.strictObject({
  /** Tables including their indexes, grouped by content. */
  tables: z.strictObject({
    decks: count,
    revisions: count,
    generations: count,
    audit: count,
    visits: count,
    mail: count,
  }),
  /** Counted by the hourly maintenance; kinds it has not reached yet are missing. */
  files: z.array(
    z.strictObject({
      kind: z.enum(['pictures', 'exports', 'mail']),
      files: count,
      bytes: count,
      countedAt: timestamp,
    }),
  ),
  /** Size of the whole database. */
  database: count,
  /** The disk that the server stores its files on. */
  disk: z.strictObject({ bytes: count, free: count }),
})

export const personRef = z.strictObject({ id: opaqueId, email: z.string() })

/** A device on which a user is signed in. */
export const administeredSession = z.strictObject({
  id: z.string(),
  account: personRef,
  device: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  /** Whether the request came from this device. */
  isCurrent: z.boolean(),
})

/** A link that shows a deck to anyone who has it. */
export const administeredLink = z.strictObject({
  id,
  deckId: id,
  owner: personRef,
  /** Null if the account no longer exists. */
  createdBy: personRef.nullable(),
  createdAt: timestamp,
  expiresAt: timestamp.nullable(),
  views: count,
  /** What signed-in visitors may do. */
  role: z.enum(sharedRoles),
  hasPassword: z.boolean(),
})

/** An invitation that has not been accepted yet. */
export const administeredInvitation = z.strictObject({
  kind: z.enum(invitationKinds),
  id,
  email: z.string(),
  invitedBy: personRef.nullable(),
  /** The deck's number or the team's name; null for an invitation to register. */
  to: z.string().nullable(),
  role: z.string().nullable(),
  invitedAt: timestamp,
  expiresAt: timestamp.nullable(),
})

/** An invitation to register that has been sent. */
export const sentInvitation = z.strictObject({ id, expiresAt: timestamp })

/** How much was transferred. */
export const handedOver = z.strictObject({ decks: count, templates: count, pictures: count })

/** The settings, and how many accounts one of them would affect. */
export const administeredSettings = z.strictObject({
  settings: installationSettings,
  /** Accounts that may sign in and have neither a passkey nor an authenticator app. */
  withoutSecondFactor: count,
})

const outcome = z.enum(['done', 'refused'])

export const auditItem = z.strictObject({
  id,
  at: timestamp,
  action: z.string(),
  outcome,
  /** Address of the acting account, or its id if the account no longer exists. */
  actor: z.string().nullable(),
  /** Address of the affected account, or what the record names. */
  target: z.string().nullable(),
  caller: z.string(),
})

/** The first invalid row of the audit trail. */
export const auditFault = z.strictObject({
  row: count,
  reason: z.enum(['changed', 'missing', 'unkeyed', 'cut', 'replaced', 'checkpoint']),
})

/** Result of verifying the audit trail. */
export const auditCheck = z.strictObject({
  /** Number of valid rows, up to the fault if there is one. */
  rows: count,
  /** Rows among them whose key the server does not know. */
  unchecked: count,
  fault: auditFault.nullable(),
})

/** A row of the export, one per line, with all that is needed to recompute the chain with the key. */
export const auditLine = auditItem.extend({
  requestId: z.string(),
  /** Identifies the key; null for rows from before keys existed, whose `mac` is a plain SHA-256. */
  keyId: z.string().nullable(),
  mac: z.string(),
})
