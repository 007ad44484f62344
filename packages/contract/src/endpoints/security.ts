import { bodyLimits } from '@deckloom/deck'
import {
  appSetup,
  companyAddress,
  newCodes,
  passkeyCreation,
  passkeyRequest,
  securityOverview,
} from '../answers/accounts.ts'
import { endpoint } from '../endpoint.ts'
import {
  addPasskeyBody,
  confirmAppBody,
  passkeyParams,
  renamePasskeyBody,
  returnBody,
} from '../requests/accounts/signIn.ts'

const bodyLimit = bodyLimits.credentials

export const readSecurity = endpoint({
  method: 'GET',
  path: '/api/user/security',
  summary: 'Tells how the account is kept',
  access: 'user',
  answers: { 200: securityOverview },
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/options',
  summary: 'Begins to set a passkey up',
  access: 'user',
  proof: true,
  answers: { 200: passkeyCreation },
  errors: ['forbidden', 'turned_off'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys',
  summary: 'Adds a passkey',
  access: 'user',
  proof: true,
  body: addPasskeyBody,
  answers: { 201: newCodes },
  errors: ['bad_credentials', 'forbidden', 'turned_off'],
  audit: { action: 'second-step-add', target: 'passkey' },
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/user/passkeys/:id',
  summary: 'Renames a passkey',
  access: 'user',
  params: passkeyParams,
  bodyLimit,
  body: renamePasskeyBody,
  answers: { 204: null },
  errors: ['not_found'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/user/passkeys/:id',
  summary: 'Removes a passkey',
  access: 'user',
  proof: true,
  params: passkeyParams,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'second-step-remove', target: 'passkey' },
})

export const beginApp = endpoint({
  method: 'POST',
  path: '/api/user/authenticator-app',
  summary: 'Begins to set an authenticator app up',
  access: 'user',
  proof: true,
  answers: { 200: appSetup },
})

export const confirmApp = endpoint({
  method: 'POST',
  path: '/api/user/authenticator-app/confirm',
  summary: 'Sets the authenticator app up with its first code',
  access: 'user',
  proof: true,
  bodyLimit,
  body: confirmAppBody,
  answers: { 200: newCodes },
  errors: ['bad_credentials', 'invalid_token'],
  audit: { action: 'second-step-add', target: 'app' },
})

export const removeApp = endpoint({
  method: 'DELETE',
  path: '/api/user/authenticator-app',
  summary: 'Removes the authenticator app',
  access: 'user',
  proof: true,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'second-step-remove', target: 'app' },
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/recovery-codes',
  summary: 'Makes new recovery codes; the old ones end',
  access: 'user',
  proof: true,
  answers: { 200: newCodes },
  errors: ['forbidden'],
  audit: { action: 'recovery-codes-renew' },
})

export const beginPasskeyProof = endpoint({
  method: 'POST',
  path: '/api/user/proof/passkey',
  summary: 'Begins to show by a passkey that it is the account’s person',
  access: 'user',
  answers: { 200: passkeyRequest },
  errors: ['turned_off', 'forbidden'],
})

export const proveByCompany = endpoint({
  method: 'POST',
  path: '/api/user/proof/oidc',
  summary: 'Begins to show by the company’s sign-in that it is the account’s person',
  access: 'user',
  limit: 'signInStep',
  bodyLimit,
  body: returnBody,
  answers: { 200: companyAddress },
  errors: ['not_found'],
})

export const linkCompany = endpoint({
  method: 'POST',
  path: '/api/user/oidc',
  summary: 'Begins to link the company’s sign-in',
  access: 'user',
  limit: 'signInStep',
  proof: true,
  bodyLimit,
  body: returnBody,
  answers: { 200: companyAddress },
  errors: ['not_found'],
})

export const unlinkCompany = endpoint({
  method: 'DELETE',
  path: '/api/user/oidc',
  summary: 'Unlinks the company’s sign-in',
  access: 'user',
  proof: true,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'identity-unlink' },
})
