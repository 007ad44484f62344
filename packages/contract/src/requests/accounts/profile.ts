import { accountLimits } from '@deckloom/deck'
import * as z from 'zod/mini'
import { emailSchema, firstNameSchema, lastNameSchema, newPasswordSchema } from './accounts.ts'
import { codeBody, passkeySignInBody } from './signIn.ts'

export const profileBody = z.strictObject({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
})

const ownPassword = z
  .string({ error: 'Enter your password' })
  .check(
    z.minLength(1, { error: 'Enter your password' }),
    z.maxLength(accountLimits.passwordLength.max),
  )

/** Proof that the person at a signed-in browser is the account's owner, in one of several ways. */
export const proofBody = z.union([
  z.strictObject({ password: ownPassword }),
  codeBody,
  passkeySignInBody,
])

export const changePasswordBody = z.strictObject({ newPassword: newPasswordSchema })

/** What the user types to confirm the deletion. */
export const deletionWord = 'DELETE'

const typeIt = `Type ${deletionWord} to confirm`

export const deleteAccountBody = z.strictObject({
  confirmation: z.pipe(z.string({ error: typeIt }), z.literal(deletionWord, { error: typeIt })),
})

export const undoEmailBody = z.strictObject({
  token: z.string({ error: 'The link is not complete' }).check(z.minLength(1)),
})

export type ProfileBody = z.infer<typeof profileBody>
export type ProofBody = z.infer<typeof proofBody>
export type ChangePasswordBody = z.infer<typeof changePasswordBody>
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>
