import { accountLimits } from '@deckloom/deck'
import * as z from 'zod/mini'

const emailMessage = 'Please enter a valid email address'

/** The rule for all email addresses; checked before lower-casing, so that look-alikes do not merge. */
export const emailSchema = z.string({ error: emailMessage }).check(
  z.trim(),
  z.maxLength(accountLimits.emailLength, { error: emailMessage }),
  z.refine((text: string) => text.normalize('NFKC') === text, { error: emailMessage }),
  z.email({ error: emailMessage }),
)

const { passwordLength } = accountLimits
const tooShort = `Password must be at least ${passwordLength.min} characters`

/** The server's only rule for new passwords; sign-in requires only that the password is not empty. */
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
  /** The token of an invitation to this address, if registration is restricted. */
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
