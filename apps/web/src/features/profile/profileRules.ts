import { deleteAccountBody, newPasswordSchema, profileBody } from '@deckloom/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'

const requireText = (error: string) => z.string().check(z.minLength(1, { error }))

export const passwordFormSchema = z
  .object({
    newPassword: newPasswordSchema,
    confirmPassword: requireText('Password confirmation is required'),
  })
  .check(
    z.refine((form) => form.confirmPassword === '' || form.newPassword === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  )

export type PasswordForm = z.infer<typeof passwordFormSchema>

export const detailsRules = standardSchemaResolver(profileBody)
export const passwordRules = standardSchemaResolver(passwordFormSchema)
export const deletionRules = standardSchemaResolver(deleteAccountBody)
