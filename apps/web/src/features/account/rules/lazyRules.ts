import type { ForgotPasswordBody } from '@deckloom/contract'
import type { Resolver } from 'react-hook-form'
import type { NewPasswordForm } from './newPasswordFormSchema.ts'
import type { RegistrationForm } from './registrationSchemas.ts'
import type { SignInForm } from './signInSchema.ts'

// The schemas and zod weigh more than the forms. They are loaded once a form is on the screen, so that it is there sooner.
const load = () => import('./formRules.ts')

/** Begins to load the rules; a form that is submitted before they are here waits for them. */
export function preloadRules(): void {
  // What fails here fails again, visibly, when the form is submitted.
  load().catch(() => undefined)
}

export const signInRules: Resolver<SignInForm> = async (values, context, options) =>
  (await load()).signInRules(values, context, options)

/** Of the create-account form inside the sign-in screen. */
export const createAccountRules: Resolver<RegistrationForm> = async (values, context, options) =>
  (await load()).createAccountRules(values, context, options)

/** Of the registration screen. */
export const signUpRules: Resolver<RegistrationForm> = async (values, context, options) =>
  (await load()).signUpRules(values, context, options)

export const forgotPasswordRules: Resolver<ForgotPasswordBody> = async (values, context, options) =>
  (await load()).forgotPasswordRules(values, context, options)

/** Of the form behind a reset link. */
export const newPasswordRules: Resolver<NewPasswordForm> = async (values, context, options) =>
  (await load()).newPasswordRules(values, context, options)
