import * as z from 'zod/mini'
import { type SignedIn, newPasswordSchema } from './accounts.ts'

/** How somebody may take a second step. */
export type SecondStep = 'app' | 'passkey' | 'recovery'

/** A sign-in that lacks a step. No session yet: a cookie of its own stands for it. */
export interface PendingSignIn {
  /** `enrollment`: an administrator asks for a second step, and the account has none. */
  readonly next: 'second-factor' | 'enrollment' | 'new-password'
  /** With `second-factor`: the ways that the account has. */
  readonly methods: readonly SecondStep[]
}

/** A registration whose account opens with the link in its inbox. */
export interface PendingRegistration {
  readonly next: 'verify-email'
  readonly email: string
  /** `files` when the server writes email into its data folder. */
  readonly delivery: 'mail' | 'files'
}

/** What a sign-in is answered with. */
export type SignInAnswer = SignedIn | PendingSignIn

/** A second step was set up while signing in: the codes are shown this once. */
export interface Enrolled {
  readonly recoveryCodes: readonly string[]
  readonly answer: SignInAnswer
}

export type RegistrationPolicy = 'open' | 'invitation' | 'domains' | 'oidc'

/** What the sign-in and the registration screen have to know before anybody has said who they are. */
export interface SignInOptions {
  readonly registration: {
    readonly policy: RegistrationPolicy
    /** With `domains`: whose addresses may register. */
    readonly domains: readonly string[]
  }
  /** Text of the button that leads to the company's sign-in; null without one. */
  readonly companyButton: string | null
  readonly passkeys: PasskeySupport
}

/** Whether this installation can use passkeys, and from which address. */
export type PasskeySupport =
  | { readonly available: true; readonly origin: string }
  /** `address`: an IP address has no passkeys; `insecure`: they need https. */
  | { readonly available: false; readonly reason: 'address' | 'insecure' }

/** A code as people type it: from an app, or one of the recovery codes. */
const code = z
  .string({ error: 'Enter the code' })
  .check(z.trim(), z.minLength(1, { error: 'Enter the code' }), z.maxLength(40))

export const codeBody = z.strictObject({ method: z.enum(['app', 'recovery']), code })
export const confirmAppBody = z.strictObject({ setup: z.string().check(z.maxLength(600)), code })
export const stepPasswordBody = z.strictObject({ password: newPasswordSchema })

const base64url = (length: number) =>
  z.string().check(z.regex(/^[\w-]*$/), z.minLength(1), z.maxLength(length))

/** What the browser answers when a passkey signed a challenge. */
export const passkeyAssertion = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: z.optional(base64url(200)),
  }),
})

/** What the browser answers when a passkey was made. */
export const passkeyAttestation = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})

const passkeyName = z
  .string({ error: 'Enter a name' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter a name' }),
    z.maxLength(60, { error: 'Names are at most 60 characters' }),
  )

export const passkeySignInBody = z.strictObject({ passkey: passkeyAssertion })
export const addPasskeyBody = z.strictObject({ name: passkeyName, passkey: passkeyAttestation })
export const renamePasskeyBody = z.strictObject({ name: passkeyName })
export const passkeyParams = z.strictObject({ id: base64url(1_400) })

/** Where somebody goes back to after the company's sign-in: a path of this installation. */
export const returnQuery = z.object({ returnTo: z.optional(z.string().check(z.maxLength(2_000))) })
export const returnBody = z.strictObject({
  returnTo: z.optional(z.string().check(z.maxLength(2_000))),
})

/** The secret of an invitation to register, as its link has it. */
export const invitationBody = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** Whom an invitation to register is for. */
export interface InvitedAddress {
  readonly email: string
}

export type PasskeyAssertion = z.infer<typeof passkeyAssertion>
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

/** Why somebody came back from the company's sign-in without being signed in. */
export const companySignInProblems = [
  'away',
  'denied',
  'expired',
  'rejected',
  'clock',
  'no-email',
  'unverified-email',
  'unverified-account',
  'domain',
  'taken',
  'linked-elsewhere',
  'other-account',
  'disabled',
] as const
export type CompanySignInProblem = (typeof companySignInProblems)[number]

export interface PasskeyItem {
  readonly id: string
  readonly name: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly lastUsedAt: string | null
  /** Whether it is copied between a person's devices. */
  readonly synced: boolean
}

/** How an account is kept: what its Security tab shows. */
export interface SecurityOverview {
  readonly passkeys: readonly PasskeyItem[]
  readonly passkeySupport: PasskeySupport
  /** ISO 8601: since when codes of an app are asked for; null without one. */
  readonly appSince: string | null
  readonly recoveryCodes: { readonly left: number; readonly of: number } | null
  /** Null for an account that has none. */
  readonly password: { readonly changedAt: string | null } | null
  /** An administrator asks everybody for a second step. */
  readonly required: boolean
  /** Null where no company sign-in is configured. */
  readonly company: {
    readonly label: string
    /** ISO 8601; null for an account that is not linked. */
    readonly linkedAt: string | null
  } | null
}

/** An authenticator app that is being set up: nothing counts before its first code. */
export interface AppSetup {
  /** Sent back with the first code. */
  readonly setup: string
  /** Base32, to type in. */
  readonly secret: string
  /** The same for a QR code. */
  readonly uri: string
}

/** Codes that are shown this once; empty when the account has its codes already. */
export interface NewCodes {
  readonly recoveryCodes: readonly string[]
}
