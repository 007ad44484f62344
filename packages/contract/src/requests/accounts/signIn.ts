import * as z from 'zod/mini'
import { newPasswordSchema } from './accounts.ts'

/** Ways to complete the second step. */
export const secondSteps = ['app', 'passkey', 'recovery'] as const
export type SecondStep = (typeof secondSteps)[number]

export const registrationPolicies = ['open', 'invitation', 'domains', 'oidc'] as const
export type RegistrationPolicy = (typeof registrationPolicies)[number]

/** A code as typed by the user: from an app, or a recovery code. */
const code = z
  .string({ error: 'Enter the code' })
  .check(z.trim(), z.minLength(1, { error: 'Enter the code' }), z.maxLength(40))

export const codeBody = z.strictObject({ method: z.enum(['app', 'recovery']), code })
export const confirmAppBody = z.strictObject({ setup: z.string().check(z.maxLength(600)), code })
export const stepPasswordBody = z.strictObject({ password: newPasswordSchema })

const base64url = (length: number) =>
  z.string().check(z.regex(/^[\w-]*$/), z.minLength(1), z.maxLength(length))

/** How a browser reaches an authenticator. */
export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const
export type PasskeyTransport = (typeof passkeyTransports)[number]

/** The browser's response after a passkey signed a challenge. */
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

/** The browser's response after a passkey was created. */
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

/** Where to return to after company sign-in: a path of this installation. */
export const returnQuery = z.object({ returnTo: z.optional(z.string().check(z.maxLength(2_000))) })
export const returnBody = z.strictObject({
  returnTo: z.optional(z.string().check(z.maxLength(2_000))),
})

/** The token of an invitation to register, from its link. */
export const invitationBody = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
})

export type PasskeyAssertion = z.infer<typeof passkeyAssertion>
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

/** Why a company sign-in failed. */
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
