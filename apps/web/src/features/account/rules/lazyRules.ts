import type { ForgotPasswordBody } from '@deckloom/contract'
import type { Resolver } from 'react-hook-form'
import type { NewPasswordForm } from './newPasswordFormSchema.ts'
import type { RegistrationForm } from './registrationSchemas.ts'
import type { SignInForm } from './signInSchema.ts'

// The schemas and zod are larger than the forms. They load once a form is on screen, so that it appears sooner.
const load = () => import('./formRules.ts')

/** Starts loading the rules; a form submitted earlier waits for them. */
export function preloadRules(): void {
  // A failure here occurs again, visibly, when the form is submitted.
  load().catch(() => undefined)
}

export const signInRules: Resolver<SignInForm> = async (values, context, options) =>
  (await load()).signInRules(values, context, options)

/** Rules of the create-account form on the sign-in screen. */
export const createAccountRules: Resolver<RegistrationForm> = async (values, context, options) =>
  (await load()).createAccountRules(values, context, options)

/** Rules of the registration screen. */
export const signUpRules: Resolver<RegistrationForm> = async (values, context, options) =>
  (await load()).signUpRules(values, context, options)

export const forgotPasswordRules: Resolver<ForgotPasswordBody> = async (values, context, options) =>
  (await load()).forgotPasswordRules(values, context, options)

/** Rules of the form that a reset link opens. */
export const newPasswordRules: Resolver<NewPasswordForm> = async (values, context, options) =>
  (await load()).newPasswordRules(values, context, options)
