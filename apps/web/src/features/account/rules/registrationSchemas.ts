import { emailSchema, firstNameSchema, lastNameSchema, newPasswordSchema } from '@deckloom/contract'
import * as z from 'zod/mini'
import { confirmedSchema, notRobotSchema } from './confirmedSchema.ts'

// As specified, the two screens that create an account differ in three rules.

const person = {
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  notRobot: notRobotSchema,
}

export const requiredConfirmation = z
  .string()
  .check(z.minLength(1, { error: 'Password confirmation is required' }))

export const samePasswords = z.refine<{
  readonly password: string
  readonly confirmPassword: string
}>((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
  error: "Passwords don't match",
  path: ['confirmPassword'],
})

/** The create-account form on the sign-in screen. */
export const createAccountSchema = z
  .object({
    ...person,
    password: newPasswordSchema,
    confirmPassword: requiredConfirmation,
    terms: confirmedSchema('You must agree to the Terms and Conditions'),
  })
  .check(samePasswords)

/** The registration screen. Its password field asks for six characters; the server's own rule applies after it. */
export const signUpSchema = z
  .object({
    ...person,
    password: z
      .string()
      .check(
        z.minLength(6, { error: 'Password must be at least 6 characters' }),
        z.regex(/\p{L}/u, { error: 'Password must contain at least one letter' }),
        z.regex(/\d/, { error: 'Password must contain at least one number' }),
      ),
    confirmPassword: requiredConfirmation.check(
      z.minLength(8, { error: 'Password confirmation must be at least 8 characters' }),
    ),
    terms: confirmedSchema('You must agree to the terms and conditions'),
  })
  .check(samePasswords)

export type RegistrationForm = z.infer<typeof createAccountSchema>
