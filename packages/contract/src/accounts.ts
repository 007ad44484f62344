import { accountLimits } from '@deckloom/deck'
import * as z from 'zod/mini'

const emailMessage = 'Please enter a valid email address'

/** One rule for the address everywhere: checked before it is lower-cased, so that look-alikes do not merge. */
export const emailSchema = z.string({ error: emailMessage }).check(
  z.trim(),
  z.maxLength(accountLimits.emailLength, { error: emailMessage }),
  z.refine((text: string) => text.normalize('NFKC') === text, { error: emailMessage }),
  z.email({ error: emailMessage }),
)

const { passwordLength } = accountLimits
const tooShort = `Password must be at least ${passwordLength.min} characters`

/** The server's one rule for a new password; sign-in checks only that there is one. */
export const newPasswordSchema = z.string({ error: tooShort }).check(
  z.refine((text: string) => [...text].length >= passwordLength.min, {
    error: tooShort,
  }),
  z.refine((text: string) => [...text].length <= passwordLength.max, {
    error: `Password must be at most ${passwordLength.max} characters`,
  }),
  z.regex(/\p{L}/u, { error: 'Password must contain at least one letter' }),
  z.regex(/\d/, { error: 'Password must contain at least one number' }),
)

const name = (message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.minLength(1, { error: message }),
    z.maxLength(accountLimits.nameLength, {
      error: `Names are at most ${accountLimits.nameLength} characters`,
    }),
    // oxlint-disable-next-line no-control-regex -- control characters in names end up in mail headers
    z.regex(/^[^\u0000-\u001F\u007F]*$/, { error: message }),
  )

export const firstNameSchema = name('First name is required')
export const lastNameSchema = name('Last name is required')

export const loginBody = z.strictObject({
  email: emailSchema,
  password: z
    .string({ error: 'Password must be at least 6 characters' })
    .check(
      z.minLength(1, { error: 'Password must be at least 6 characters' }),
      z.maxLength(passwordLength.max),
    ),
})

export const registerBody = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  /** The secret of an invitation to this address, where not everybody may register. */
  invitation: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
})

export const forgotPasswordBody = z.strictObject({
  email: emailSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
})

const resetToken = z
  .string({ error: 'Reset token is required' })
  .check(z.minLength(1, { error: 'Reset token is required' }))

export const validateResetTokenBody = z.strictObject({ token: resetToken })

export const resetPasswordBody = z.strictObject({ token: resetToken, password: newPasswordSchema })

export const verifyEmailBody = z.strictObject({
  token: z.string({ error: 'The link is not complete' }).check(z.minLength(1)),
})

export const claimAdministrationBody = z.strictObject({
  token: z.string({ error: 'The link is not complete' }).check(z.minLength(1)),
})

export type LoginBody = z.infer<typeof loginBody>
export type RegisterBody = z.infer<typeof registerBody>
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>

export interface ForgotPasswordAnswer {
  readonly message: string
  /** `files` when the server has no mail server and writes emails into its data folder. */
  readonly delivery: 'mail' | 'files'
}

/** The signed-in person as screens see them. Dates are ISO 8601. */
export interface CurrentUser {
  readonly id: string
  readonly email: string
  /** Whether it was proven that the owner reads the address. */
  readonly emailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly profileImageUrl: string | null
  readonly isAdmin: boolean
  readonly subscriptionTier: string
  readonly subscriptionStatus: string
  readonly trialStartDate: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** How far the account's address is proven, and where the email about it went. */
export interface EmailVerification {
  readonly email: string
  readonly verified: boolean
  /** The address that the account changes to once its mailbox has confirmed it. */
  readonly pendingEmail: string | null
  /** `files` when the server has no mail server and writes emails into its data folder. */
  readonly delivery: 'mail' | 'files'
}

/** Answer to a link that proves a mailbox. */
export interface VerifiedEmail {
  readonly email: string
}

/** A device that the account is signed in on. Dates are ISO 8601. */
export interface SessionItem {
  readonly id: string
  /** The browser and system, such as 'Firefox on Windows'. */
  readonly device: string
  readonly createdAt: string
  /** To the hour or so. */
  readonly lastUsedAt: string
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean
}

/** Something that an account did, or that was tried with its address. */
export interface AccountEvent {
  /** ISO 8601. */
  readonly at: string
  /** Such as 'sign-in' or 'deck-export'. */
  readonly action: string
  readonly outcome: 'done' | 'refused'
  /** The group of network addresses that it came from. */
  readonly from: string
}

/** Answer to a sign-in and to a registration. */
export interface SignedIn {
  readonly isNewUser: boolean
  readonly user: CurrentUser
}
