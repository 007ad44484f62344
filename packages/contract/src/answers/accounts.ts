import * as z from 'zod'
import { tiers } from '../plans.ts'
import {
  passkeyTransports,
  registrationPolicies,
  secondSteps,
} from '../requests/accounts/signIn.ts'
import { count, opaqueId, timestamp } from './common.ts'

/** `files` when the server has no mail server and writes emails into its data folder. */
const delivery = z.enum(['mail', 'files'])

/** The signed-in person as screens see them. */
export const currentUser = z.strictObject({
  id: opaqueId,
  email: z.string(),
  /** Whether it was proven that the owner reads the address. */
  emailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  subscriptionTier: z.string(),
  subscriptionStatus: z.string(),
  trialStartDate: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
})

/** The account after a change of its details. */
export const changedProfile = currentUser.extend({
  /** The address that it changes to once its mailbox has confirmed it. */
  pendingEmail: z.string().nullable(),
})

export const forgotPasswordAnswer = z.strictObject({ message: z.string(), delivery })

/** How far the account's address is proven, and where the email about it went. */
export const emailVerification = z.strictObject({
  email: z.string(),
  verified: z.boolean(),
  /** The address that the account changes to once its mailbox has confirmed it. */
  pendingEmail: z.string().nullable(),
  delivery,
})

/** Answer to a link that proves a mailbox. */
export const verifiedEmail = z.strictObject({ email: z.string() })

/** A device that the account is signed in on. */
export const sessionItem = z.strictObject({
  id: z.string(),
  /** The browser and system, such as 'Firefox on Windows'. */
  device: z.string(),
  createdAt: timestamp,
  /** To the hour or so. */
  lastUsedAt: timestamp,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})

/** Something that an account did, or that was tried with its address. */
export const accountEvent = z.strictObject({
  at: timestamp,
  /** Such as 'sign-in' or 'deck-export'. */
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  /** The group of network addresses that it came from. */
  from: z.string(),
})

/** What an account holds; every figure is counted when it is asked for. */
export const accountStatistics = z.strictObject({
  presentations: count,
  slides: count,
  charts: count,
  pictures: count,
  /** Downloads of the last 30 days. */
  exports: count,
  /** Of the pictures that were uploaded. */
  storedBytes: count,
  /** Decks begun in each of the last twelve months, the oldest first; `month` is like '2026-11'. */
  months: z.array(z.strictObject({ month: z.string(), presentations: count })),
})

/** Answer to a sign-in and to a registration. */
export const signedIn = z.strictObject({ isNewUser: z.boolean(), user: currentUser })

/** A sign-in that lacks a step. No session yet: a cookie of its own stands for it. */
export const pendingSignIn = z.strictObject({
  /** `enrollment`: an administrator asks for a second step, and the account has none. */
  next: z.enum(['second-factor', 'enrollment', 'new-password']),
  /** With `second-factor`: the ways that the account has. */
  methods: z.array(z.enum(secondSteps)),
})

/** A registration whose account opens with the link in its inbox. */
export const pendingRegistration = z.strictObject({
  next: z.literal('verify-email'),
  email: z.string(),
  delivery,
})

/** What a sign-in is answered with. */
export const signInAnswer = z.union([signedIn, pendingSignIn])

/** A second step was set up while signing in: the codes are shown this once. */
export const enrolled = z.strictObject({
  recoveryCodes: z.array(z.string()),
  answer: signInAnswer,
})

/** Whether this installation can use passkeys, and from which address. */
export const passkeySupport = z.union([
  z.strictObject({ available: z.literal(true), origin: z.string() }),
  /** `address`: an IP address has no passkeys; `insecure`: they need https. */
  z.strictObject({ available: z.literal(false), reason: z.enum(['address', 'insecure']) }),
])

/** What the sign-in and the registration screen have to know before anybody has said who they are. */
export const signInOptions = z.strictObject({
  registration: z.strictObject({
    policy: z.enum(registrationPolicies),
    /** With `domains`: whose addresses may register. */
    domains: z.array(z.string()),
  }),
  /** Text of the button that leads to the company's sign-in; null without one. */
  companyButton: z.string().nullable(),
  passkeys: passkeySupport,
})

/** Whom an invitation to register is for. */
export const invitedAddress = z.strictObject({ email: z.string() })

export const passkeyItem = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
  /** Whether it is copied between a person's devices. */
  synced: z.boolean(),
})

/** How an account is kept: what its Security tab shows. */
export const securityOverview = z.strictObject({
  passkeys: z.array(passkeyItem),
  passkeySupport,
  /** Since when codes of an app are asked for; null without one. */
  appSince: timestamp.nullable(),
  recoveryCodes: z.strictObject({ left: count, of: count }).nullable(),
  /** Null for an account that has none. */
  password: z.strictObject({ changedAt: timestamp.nullable() }).nullable(),
  /** An administrator asks everybody for a second step. */
  required: z.boolean(),
  /** Null where no company sign-in is configured. */
  company: z
    .strictObject({
      label: z.string(),
      /** Null for an account that is not linked. */
      linkedAt: timestamp.nullable(),
    })
    .nullable(),
})

/** An authenticator app that is being set up: nothing counts before its first code. */
export const appSetup = z.strictObject({
  /** Sent back with the first code. */
  setup: z.string(),
  /** Base32, to type in. */
  secret: z.string(),
  /** The same for a QR code. */
  uri: z.string(),
})

/** Codes that are shown this once; empty when the account has its codes already. */
export const newCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

/** Where the company's sign-in is gone through. */
export const companyAddress = z.strictObject({ url: z.string() })

const credential = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(passkeyTransports)).exactOptional(),
})
const hint = z.enum(['hybrid', 'security-key', 'client-device'])
const verification = z.enum(['discouraged', 'preferred', 'required'])
const extensions = z.object({ credProps: z.boolean().exactOptional() })

/** What the browser is handed to make a passkey, as the Web Authentication API has it. */
export const passkeyCreation = z.strictObject({
  rp: z.strictObject({ name: z.string(), id: z.string().exactOptional() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().exactOptional(),
  excludeCredentials: z.array(credential).exactOptional(),
  authenticatorSelection: z
    .strictObject({
      residentKey: verification.exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: verification.exactOptional(),
    })
    .exactOptional(),
  hints: z.array(hint).exactOptional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).exactOptional(),
  extensions: extensions.exactOptional(),
})

/** What the browser is handed to sign with a passkey, as the Web Authentication API has it. */
export const passkeyRequest = z.strictObject({
  challenge: z.string(),
  timeout: z.int().exactOptional(),
  rpId: z.string().exactOptional(),
  allowCredentials: z.array(credential).exactOptional(),
  userVerification: verification.exactOptional(),
  hints: z.array(hint).exactOptional(),
  extensions: extensions.exactOptional(),
})

/** Answer to `GET /api/subscription/status`. */
export const subscriptionStatus = z.strictObject({
  /** A trial or a paid plan runs. */
  isActive: z.boolean(),
  tier: z.enum(tiers),
  /** Until the trial or the paid period ends; begun days count, never below 0. */
  daysRemaining: count,
  /** The paid plan that was chosen and is not paid for yet. */
  pendingTier: z.enum(['pro', 'business']).nullable(),
  /** There where an administrator gave the plan, which ends then. */
  grantedUntil: timestamp.exactOptional(),
})

/** Answer to `POST /api/subscription/select`. */
export const selectedPlan = z.strictObject({
  tier: z.enum(tiers),
  status: z.enum(['trialing', 'active', 'pending_payment']),
})
