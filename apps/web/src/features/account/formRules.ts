import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createAccountSchema, signUpSchema } from './registrationSchemas.ts'
import { signInSchema } from './signInSchema.ts'

export const signInRules = standardSchemaResolver(signInSchema)
export const createAccountRules = standardSchemaResolver(createAccountSchema)
export const signUpRules = standardSchemaResolver(signUpSchema)
