import * as z from 'zod'
import { tiers } from '../plans.ts'
import {
  passkeyTransports,
  registrationPolicies,
  secondSteps,
} from '../requests/accounts/signIn.ts'
import { count, opaqueId, timestamp } from './common.ts'

/** `files` if no mail server is configured: emails are written to the data folder. */
const delivery = z.enum(['mail', 'files'])

/** The signed-in user, as shown on screens. */
export const currentUser = z.strictObject({
  id: opaqueId,
  email: z.string(),
  /** Whether the user has confirmed the address by an email sent to it. */
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

/** The account after a change to its profile. */
export const changedProfile = currentUser.extend({
  /** The new address, until its mailbox confirms it. */
  pendingEmail: z.string().nullable(),
})

export const forgotPasswordAnswer = z.strictObject({ message: z.string(), delivery })

/** Whether the account's address is verified, and how the email about it was delivered. */
export const emailVerification = z.strictObject({
  email: z.string(),
  verified: z.boolean(),
  /** The new address, until its mailbox confirms it. */
  pendingEmail: z.string().nullable(),
  delivery,
})

/** Response to a link that verifies an address. */
export const verifiedEmail = z.strictObject({ email: z.string() })

/** A device on which the account is signed in. */
export const sessionItem = z.strictObject({
  id: z.string(),
  /** Browser and operating system, such as 'Firefox on Windows'. */
  device: z.string(),
  createdAt: timestamp,
  /** Accurate to about an hour. */
  lastUsedAt: timestamp,
  /** Whether the request came from this device. */
  isCurrent: z.boolean(),
})

/** Something an account did, or an attempt made with its address. */
export const accountEvent = z.strictObject({
  at: timestamp,
  /** An action such as 'sign-in' or 'deck-export'. */
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  /** The range of network addresses that it came from. */
  from: z.string(),
})

/** Usage figures of an account, counted on request. */
export const accountStatistics = z.strictObject({
  presentations: count,
  slides: count,
  charts: count,
  pictures: count,
  /** Downloads of the last 30 days. */
  exports: count,
  /** Total size of uploaded pictures. */
  storedBytes: count,
  /** Decks started in each of the last twelve months, oldest first; `month` has the form '2026-11'. */
  months: z.array(z.strictObject({ month: z.string(), presentations: count })),
})

/** Response to a completed sign-in or registration. */
export const signedIn = z.strictObject({ isNewUser: z.boolean(), user: currentUser })

/** A sign-in with a step still missing. There is no session yet; a separate cookie identifies it. */
export const pendingSignIn = z.strictObject({
  /** `enrollment`: a second step is required, and the account has none. */
  next: z.enum(['second-factor', 'enrollment', 'new-password']),
  /** The account's second steps, if `next` is `second-factor`. */
  methods: z.array(z.enum(secondSteps)),
})

/** A registration that is pending until the emailed link is opened. */
export const pendingRegistration = z.strictObject({
  next: z.literal('verify-email'),
  email: z.string(),
  delivery,
})

/** Response to a sign-in. */
export const signInAnswer = z.union([signedIn, pendingSignIn])

/** A second step set up during sign-in; the recovery codes are shown only once. */
export const enrolled = z.strictObject({
  recoveryCodes: z.array(z.string()),
  answer: signInAnswer,
})

/** Whether this installation supports passkeys, and for which origin. */
export const passkeySupport = z.union([
  z.strictObject({ available: z.literal(true), origin: z.string() }),
  /** `address`: passkeys do not work on IP addresses; `insecure`: they require HTTPS. */
  z.strictObject({ available: z.literal(false), reason: z.enum(['address', 'insecure']) }),
])

/** What the sign-in and registration screens need before anybody has signed in. */
export const signInOptions = z.strictObject({
  registration: z.strictObject({
    policy: z.enum(registrationPolicies),
    /** If the policy is `domains`: the domains whose addresses may register. */
    domains: z.array(z.string()),
  }),
  /** Label of the button for company sign-in; null if there is none. */
  companyButton: z.string().nullable(),
  passkeys: passkeySupport,
})

/** The address that an invitation to register was sent to. */
export const invitedAddress = z.strictObject({ email: z.string() })

export const passkeyItem = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
  /** Whether it is synced between the user's devices. */
  synced: z.boolean(),
})

/** The account's security settings, as shown on its Security tab. */
export const securityOverview = z.strictObject({
  passkeys: z.array(passkeyItem),
  passkeySupport,
  /** Since when codes of an authenticator app have been required; null without an app. */
  appSince: timestamp.nullable(),
  recoveryCodes: z.strictObject({ left: count, of: count }).nullable(),
  /** Null if the account has no password. */
  password: z.strictObject({ changedAt: timestamp.nullable() }).nullable(),
  /** Whether an administrator requires a second step for everyone. */
  required: z.boolean(),
  /** Null if company sign-in is not configured. */
  company: z
    .strictObject({
      label: z.string(),
      /** Null if the account is not linked. */
      linkedAt: timestamp.nullable(),
    })
    .nullable(),
})

/** An authenticator app during setup; it takes effect with its first code. */
export const appSetup = z.strictObject({
  /** Sent back with the first code. */
  setup: z.string(),
  /** Base32, for manual entry. */
  secret: z.string(),
  /** The same as a URI, for a QR code. */
  uri: z.string(),
})

/** Recovery codes, shown only once; empty if the account already has codes. */
export const newCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

/** The URL of the company's sign-in page. */
export const companyAddress = z.strictObject({ url: z.string() })

const credential = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(passkeyTransports)).exactOptional(),
})
const hint = z.enum(['hybrid', 'security-key', 'client-device'])
const verification = z.enum(['discouraged', 'preferred', 'required'])
const extensions = z.object({ credProps: z.boolean().exactOptional() })

/** Options for creating a passkey, as defined by the Web Authentication API. */
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

/** Options for signing with a passkey, as defined by the Web Authentication API. */
export const passkeyRequest = z.strictObject({
  challenge: z.string(),
  timeout: z.int().exactOptional(),
  rpId: z.string().exactOptional(),
  allowCredentials: z.array(credential).exactOptional(),
  userVerification: verification.exactOptional(),
  hints: z.array(hint).exactOptional(),
  extensions: extensions.exactOptional(),
})

/** Response to `GET /api/subscription/status`. */
export const subscriptionStatus = z.strictObject({
  /** Whether a trial or a paid plan is active. */
  isActive: z.boolean(),
  tier: z.enum(tiers),
  /** Days until the trial or paid period ends, rounded up; never below 0. */
  daysRemaining: count,
  /** The paid plan that was chosen but is not paid for yet. */
  pendingTier: z.enum(['pro', 'business']).nullable(),
  /** Present if an administrator granted the plan: when the grant ends. */
  grantedUntil: timestamp.exactOptional(),
})

/** Response to `POST /api/subscription/select`. */
export const selectedPlan = z.strictObject({
  tier: z.enum(tiers),
  status: z.enum(['trialing', 'active', 'pending_payment']),
})
