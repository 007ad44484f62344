import { emailSchema } from '@deckloom/contract'
import * as z from 'zod/mini'
import { notRobotSchema } from './confirmedSchema.ts'

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(6, { error: 'Password must be at least 6 characters' })),
  notRobot: notRobotSchema,
})

export type SignInForm = z.infer<typeof signInSchema>
