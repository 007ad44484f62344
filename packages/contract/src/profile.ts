import { accountLimits } from '@deckloom/deck'
import * as z from 'zod/mini'
import {
  type CurrentUser,
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  newPasswordSchema,
} from './accounts.ts'
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

/** Shows that whoever sits at a signed-in browser is its person: each way of doing so is a body of its own. */
export const proofBody = z.union([
  z.strictObject({ password: ownPassword }),
  codeBody,
  passkeySignInBody,
])

export const changePasswordBody = z.strictObject({ newPassword: newPasswordSchema })

/** What people type to show that they mean it. */
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

/** The account after a change of its details. */
export interface ChangedProfile extends CurrentUser {
  /** The address that it changes to once its mailbox has confirmed it. */
  readonly pendingEmail: string | null
}

/** What an account holds; every figure is counted when it is asked for. */
export interface AccountStatistics {
  readonly presentations: number
  readonly slides: number
  readonly charts: number
  readonly pictures: number
  /** Downloads of the last 30 days. */
  readonly exports: number
  /** Of the pictures that were uploaded. */
  readonly storedBytes: number
  /** Decks begun in each of the last twelve months, the oldest first; `month` is like '2026-11'. */
  readonly months: readonly { readonly month: string; readonly presentations: number }[]
}
