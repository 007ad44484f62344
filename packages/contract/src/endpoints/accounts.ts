import { bodyLimits } from '@deckloom/deck'
import * as z from 'zod'
import {
  claimAdministrationBody,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  validateResetTokenBody,
  verifyEmailBody,
} from '../requests/accounts/accounts.ts'
import {
  accountEvent,
  accountStatistics,
  changedProfile,
  currentUser,
  emailVerification,
  forgotPasswordAnswer,
  pendingRegistration,
  pendingSignIn,
  sessionItem,
  signedIn,
  signInAnswer,
  verifiedEmail,
} from '../answers/accounts.ts'
import { notice } from '../answers/common.ts'
import { endpoint } from '../endpoint.ts'
import {
  changePasswordBody,
  deleteAccountBody,
  profileBody,
  proofBody,
  undoEmailBody,
} from '../requests/accounts/profile.ts'

const bodyLimit = bodyLimits.credentials
const byLink = { limit: 'resetToken', bodyLimit } as const

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Tells who is signed in',
  access: 'user',
  answers: { 200: currentUser },
})

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Makes an account and signs it in, where its address need not be verified first',
  access: 'public',
  limit: 'register',
  form: true,
  bodyLimit,
  body: registerBody,
  answers: { 201: z.union([signedIn, pendingSignIn, pendingRegistration]) },
  errors: [
    'email_taken',
    'registration_closed',
    'invalid_token',
    'email_unverified',
    'bad_credentials',
  ],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with address and password, which may be the first step of several',
  access: 'public',
  bodyLimit,
  body: loginBody,
  answers: { 200: signInAnswer },
  errors: ['bad_credentials', 'account_disabled', 'email_unverified'],
})

export const showLogin = endpoint({
  method: 'GET',
  path: '/api/login',
  summary: 'Leads to the sign-in page',
  access: 'public',
  answers: { 302: null },
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  summary:
    'Signs out whoever follows a link of our own page; anybody else is shown a page that asks',
  access: 'optional',
  answers: { 200: { mediaType: 'text/html' }, 302: null },
})

export const confirmLogout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Signs out',
  access: 'optional',
  receives: 'application/x-www-form-urlencoded',
  answers: { 303: null },
})

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/logout/all',
  summary: 'Ends every session of the account',
  access: 'user',
  proof: true,
  answers: { 204: null },
  audit: { action: 'sign-out-everywhere' },
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Sends a link to choose a new password; answers the same for every address',
  access: 'public',
  limit: 'forgotPassword',
  form: true,
  bodyLimit,
  body: forgotPasswordBody,
  answers: { 200: forgotPasswordAnswer },
})

export const validateResetToken = endpoint({
  method: 'POST',
  path: '/api/auth/validate-reset-token',
  summary: 'Tells whether a link to choose a new password works',
  access: 'public',
  ...byLink,
  body: validateResetTokenBody,
  answers: { 200: z.strictObject({ valid: z.literal(true) }) },
  errors: ['invalid_token'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password by the link that was sent',
  access: 'public',
  ...byLink,
  body: resetPasswordBody,
  answers: { 200: notice },
  errors: ['invalid_token'],
  audit: { action: 'reset-use' },
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Shows by the link that was sent whose mailbox an address is',
  access: 'optional',
  ...byLink,
  body: verifyEmailBody,
  answers: { 200: verifiedEmail },
  errors: ['invalid_token', 'email_taken'],
  audit: { action: 'email-verify' },
})

export const undoEmail = endpoint({
  method: 'POST',
  path: '/api/auth/undo-email',
  summary: 'Gives an account the address back that it had',
  access: 'public',
  ...byLink,
  body: undoEmailBody,
  answers: { 200: verifiedEmail },
  errors: ['invalid_token', 'email_taken'],
  audit: { action: 'email-undo' },
})

export const readVerification = endpoint({
  method: 'GET',
  path: '/api/user/verification',
  summary: 'Tells how far the account’s address is proven',
  access: 'user',
  answers: { 200: emailVerification },
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/user/verification',
  summary: 'Sends the link that proves the account’s address once more',
  access: 'user',
  limit: 'verification',
  answers: { 200: emailVerification },
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/user/email-change',
  summary: 'Stops a change of address that its mailbox has not confirmed',
  access: 'user',
  answers: { 200: emailVerification },
  audit: { action: 'profile-change' },
})

export const claimAdministration = endpoint({
  method: 'POST',
  path: '/api/administrator-claim',
  summary: 'Makes the first administrator of who has the link that the start printed',
  access: 'user',
  ...byLink,
  proof: true,
  body: claimAdministrationBody,
  answers: { 204: null },
  errors: ['invalid_token'],
  audit: { action: 'admin-claim', refusals: true },
})

export const proveIdentity = endpoint({
  method: 'POST',
  path: '/api/user/proof',
  summary:
    'Shows again that it is the account’s person; what asks for it may be called for ten minutes',
  access: 'user',
  bodyLimit,
  body: proofBody,
  answers: { 204: null },
  errors: ['bad_credentials', 'turned_off', 'forbidden'],
  audit: { action: 'identity-proof', refusals: true },
})

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/user/profile',
  summary: 'Changes name and address; another address counts once its mailbox has confirmed it',
  access: 'user',
  limit: 'save',
  bodyLimit,
  body: profileBody,
  answers: { 200: changedProfile },
  errors: ['reauth_required'],
  audit: { action: 'profile-change' },
})

export const putAvatar = endpoint({
  method: 'PUT',
  path: '/api/user/avatar',
  summary: 'Sets the account’s picture',
  access: 'user',
  limit: 'upload',
  bodyLimit: bodyLimits.upload,
  receives: 'multipart/form-data',
  answers: { 200: currentUser },
  errors: ['unreadable_file', 'quota_exceeded'],
  audit: { action: 'profile-change' },
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/user/avatar',
  summary: 'Removes the account’s picture',
  access: 'user',
  answers: { 200: currentUser },
  audit: { action: 'profile-change' },
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/password',
  summary: 'Sets a new password and ends the account’s other sessions',
  access: 'user',
  proof: true,
  bodyLimit,
  body: changePasswordBody,
  answers: { 200: notice },
})

export const readStatistics = endpoint({
  method: 'GET',
  path: '/api/user/statistics',
  summary: 'Counts what the account holds',
  access: 'user',
  answers: { 200: accountStatistics },
})

export const exportOwnData = endpoint({
  method: 'POST',
  path: '/api/user/export',
  summary: 'Sends all that the account holds',
  access: 'user',
  limit: 'ownData',
  proof: true,
  bodyLimit,
  answers: { 200: { mediaType: 'application/zip' } },
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  summary: 'Deletes the account and all that it holds',
  access: 'user',
  proof: true,
  bodyLimit,
  body: deleteAccountBody,
  answers: { 204: null },
  errors: ['last_admin'],
  audit: { action: 'account-delete', refusals: true },
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Lists where the account is signed in, the newest first',
  access: 'user',
  answers: { 200: z.array(sessionItem) },
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  summary: 'Signs one of the account’s devices out',
  access: 'user',
  params: z.strictObject({ id: z.string() }),
  answers: { 204: null },
  errors: ['not_found'],
  audit: { action: 'session-end', target: 'session :id' },
})

export const listAccountEvents = endpoint({
  method: 'GET',
  path: '/api/user/audit',
  summary: 'Lists the last hundred events of the account, the newest first',
  access: 'user',
  answers: { 200: z.array(accountEvent) },
})
