import { forgotPasswordBody } from '@deckloom/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { newPasswordFormSchema } from './newPasswordFormSchema.ts'
import { createAccountSchema, signUpSchema } from './registrationSchemas.ts'
import { signInSchema } from './signInSchema.ts'

export const signInRules = standardSchemaResolver(signInSchema)
export const createAccountRules = standardSchemaResolver(createAccountSchema)
export const signUpRules = standardSchemaResolver(signUpSchema)
export const forgotPasswordRules = standardSchemaResolver(forgotPasswordBody)
export const newPasswordRules = standardSchemaResolver(newPasswordFormSchema)
