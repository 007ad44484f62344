import { bodyLimits } from '@deckloom/deck'
import {
  accountParams,
  accountsQuery,
  changeAccountBody,
} from '../requests/accounts/administration.ts'
import {
  administeredAccount,
  administeredInvitation,
  administeredLink,
  administeredSession,
  administeredSettings,
  handedOver,
  resetLink,
  sentInvitation,
} from '../answers/administration.ts'
import { pageOf } from '../answers/common.ts'
import { endpoint } from '../endpoint.ts'
import {
  administeredInvitationParams,
  administeredLinkParams,
  administeredSessionParams,
  handOverBody,
  inviteAccountBody,
  oversightQuery,
} from '../requests/accounts/oversight.ts'
import { changeSettingsBody } from '../requests/accounts/settings.ts'

const change = { access: 'administrator', limit: 'administer', proof: true } as const
const bodyLimit = bodyLimits.credentials

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Lists accounts, the newest first',
  access: 'administrator',
  query: accountsQuery,
  answers: { 200: pageOf(administeredAccount) },
})

export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id',
  summary: 'Changes one thing in an account',
  ...change,
  params: accountParams,
  bodyLimit,
  body: changeAccountBody,
  answers: { 200: administeredAccount },
  errors: ['not_found', 'forbidden', 'email_unverified', 'turned_off', 'unauthenticated'],
})

export const clearSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/second-factor',
  summary: 'Removes the second steps of somebody who has lost them',
  ...change,
  params: accountParams,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'second-factor-clear', target: ':id' },
})

export const makeResetLink = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/reset-link',
  summary: 'Makes a link to choose a new password, which is shown once',
  ...change,
  params: accountParams,
  answers: { 200: resetLink },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'reset-link-make', target: ':id' },
})

export const handOver = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/hand-over',
  summary: 'Gives an account’s decks, templates and pictures to another account',
  ...change,
  params: accountParams,
  bodyLimit,
  body: handOverBody,
  answers: { 200: handedOver },
  errors: ['not_found', 'validation_failed', 'forbidden', 'email_unverified', 'quota_exceeded'],
})

export const endSessionsOf = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  summary: 'Signs an account out everywhere',
  ...change,
  params: accountParams,
  answers: { 204: null },
  errors: ['not_found'],
  audit: { action: 'sessions-revoke', target: ':id' },
})

export const listAllSessions = endpoint({
  method: 'GET',
  path: '/api/admin/sessions',
  summary: 'Lists where people are signed in',
  access: 'administrator',
  query: oversightQuery,
  answers: { 200: pageOf(administeredSession) },
})

export const endAnySession = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  summary: 'Signs one device of somebody out',
  ...change,
  params: administeredSessionParams,
  answers: { 204: null },
  errors: ['not_found'],
})

export const listAllLinks = endpoint({
  method: 'GET',
  path: '/api/admin/links',
  summary: 'Lists the links to everybody’s decks',
  access: 'administrator',
  query: oversightQuery,
  answers: { 200: pageOf(administeredLink) },
})

export const revokeLink = endpoint({
  method: 'DELETE',
  path: '/api/admin/links/:id',
  summary: 'Ends a link to somebody’s deck',
  ...change,
  params: administeredLinkParams,
  answers: { 204: null },
  errors: ['not_found'],
})

export const listAllInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  summary: 'Lists the invitations that nobody has taken yet',
  access: 'administrator',
  query: oversightQuery,
  answers: { 200: pageOf(administeredInvitation) },
})

export const inviteAccount = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary: 'Invites somebody to register',
  ...change,
  bodyLimit,
  body: inviteAccountBody,
  answers: { 202: sentInvitation },
  errors: ['email_taken'],
  audit: { action: 'account-invite', target: 'account invitation :id' },
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/:kind/:id',
  summary: 'Ends an invitation',
  ...change,
  params: administeredInvitationParams,
  answers: { 204: null },
  errors: ['not_found'],
  audit: { action: 'invitation-revoke', target: ':kind invitation :id' },
})

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Tells what holds for everybody on this installation',
  access: 'administrator',
  answers: { 200: administeredSettings },
})

export const changeSettings = endpoint({
  method: 'PATCH',
  path: '/api/admin/settings',
  summary: 'Changes one setting of this installation',
  ...change,
  bodyLimit,
  body: changeSettingsBody,
  answers: { 200: administeredSettings },
  errors: ['forbidden'],
})
