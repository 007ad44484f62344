import { bodyLimits } from '@deckloom/deck'
import * as z from 'zod'
import {
  appSetup,
  enrolled,
  invitedAddress,
  passkeyCreation,
  passkeyRequest,
  pendingSignIn,
  signInAnswer,
  signInOptions,
} from '../answers/accounts.ts'
import { endpoint } from '../endpoint.ts'
import {
  addPasskeyBody,
  codeBody,
  confirmAppBody,
  invitationBody,
  passkeySignInBody,
  returnQuery,
  stepPasswordBody,
} from '../requests/accounts/signIn.ts'

const bodyLimit = bodyLimits.credentials

export const readSignInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'Tells who may register, and which ways in there are',
  access: 'public',
  answers: { 200: signInOptions },
})

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation',
  summary: 'Tells whom an invitation to register is for',
  access: 'public',
  limit: 'resetToken',
  bodyLimit,
  body: invitationBody,
  answers: { 200: invitedAddress },
  errors: ['invalid_token'],
})

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Begins to sign in with a passkey',
  access: 'public',
  limit: 'signInStep',
  answers: { 200: passkeyRequest },
  errors: ['turned_off'],
})

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Signs in with a passkey, which says whose it is',
  access: 'public',
  limit: 'signInStep',
  body: passkeySignInBody,
  answers: { 200: signInAnswer },
  errors: ['bad_credentials', 'account_disabled', 'turned_off'],
})

export const readSignInStep = endpoint({
  method: 'GET',
  path: '/api/auth/steps',
  summary: 'Tells where a sign-in stands that this browser is in the middle of',
  access: 'public',
  limit: 'signInStep',
  answers: { 200: z.union([pendingSignIn, z.strictObject({ next: z.literal('credentials') })]) },
})

export const leaveSignIn = endpoint({
  method: 'DELETE',
  path: '/api/auth/steps',
  summary: 'Begins the sign-in anew',
  access: 'public',
  limit: 'signInStep',
  answers: { 204: null },
})

export const stepByCode = endpoint({
  method: 'POST',
  path: '/api/auth/steps/code',
  summary: 'Takes the second step with a code',
  access: 'public',
  limit: 'signInStep',
  bodyLimit,
  body: codeBody,
  answers: { 200: signInAnswer },
  errors: ['bad_credentials', 'invalid_token'],
})

export const beginPasskeyStep = endpoint({
  method: 'POST',
  path: '/api/auth/steps/passkey/options',
  summary: 'Begins the second step with a passkey',
  access: 'public',
  limit: 'signInStep',
  answers: { 200: passkeyRequest },
  errors: ['invalid_token', 'turned_off'],
})

export const stepByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/steps/passkey',
  summary: 'Takes the second step with a passkey',
  access: 'public',
  limit: 'signInStep',
  body: passkeySignInBody,
  answers: { 200: signInAnswer },
  errors: ['bad_credentials', 'invalid_token', 'turned_off'],
})

export const beginAppStep = endpoint({
  method: 'POST',
  path: '/api/auth/steps/app',
  summary: 'Begins to set an authenticator app up while signing in',
  access: 'public',
  limit: 'signInStep',
  answers: { 200: appSetup },
  errors: ['invalid_token'],
})

export const confirmAppStep = endpoint({
  method: 'POST',
  path: '/api/auth/steps/app/confirm',
  summary: 'Sets the authenticator app up with its first code, and signs in',
  access: 'public',
  limit: 'signInStep',
  bodyLimit,
  body: confirmAppBody,
  answers: { 200: enrolled },
  errors: ['bad_credentials', 'invalid_token'],
})

export const beginPasskeySetupStep = endpoint({
  method: 'POST',
  path: '/api/auth/steps/passkeys/options',
  summary: 'Begins to set a passkey up while signing in',
  access: 'public',
  limit: 'signInStep',
  answers: { 200: passkeyCreation },
  errors: ['invalid_token', 'turned_off', 'forbidden'],
})

export const addPasskeyStep = endpoint({
  method: 'POST',
  path: '/api/auth/steps/passkeys',
  summary: 'Adds the passkey, and signs in',
  access: 'public',
  limit: 'signInStep',
  body: addPasskeyBody,
  answers: { 200: enrolled },
  errors: ['bad_credentials', 'invalid_token', 'turned_off', 'forbidden'],
})

export const choosePasswordStep = endpoint({
  method: 'POST',
  path: '/api/auth/steps/password',
  summary: 'Sets the new password that an administrator asked for, and signs in',
  access: 'public',
  limit: 'signInStep',
  bodyLimit,
  body: stepPasswordBody,
  answers: { 200: signInAnswer },
  errors: ['invalid_token', 'bad_credentials'],
})

export const beginCompanySignIn = endpoint({
  method: 'GET',
  path: '/api/auth/oidc',
  summary: 'Leads to the company’s sign-in',
  access: 'public',
  limit: 'signInStep',
  query: returnQuery,
  answers: { 302: null },
  errors: ['not_found'],
})

export const finishCompanySignIn = endpoint({
  method: 'GET',
  path: '/api/auth/oidc/callback',
  summary: 'Where the company’s sign-in sends people back to',
  access: 'public',
  limit: 'signInStep',
  answers: { 302: null },
  errors: ['not_found'],
})
