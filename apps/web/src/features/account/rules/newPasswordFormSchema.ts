import { newPasswordSchema as password } from '@deckloom/contract'
import * as z from 'zod/mini'
import { requiredConfirmation, samePasswords } from './registrationSchemas.ts'

/** The form that a reset link opens: the password, twice. */
export const newPasswordFormSchema = z
  .object({ password, confirmPassword: requiredConfirmation })
  .check(samePasswords)

export type NewPasswordForm = z.infer<typeof newPasswordFormSchema>
