import { bodyLimits } from '@deckloom/deck'
import * as z from 'zod'
import { notice } from '../answers/common.ts'
import {
  acceptedInvitation,
  deckPeople,
  deckViews,
  joinedDeck,
  sharedDeck,
  shareLink,
} from '../answers/presentations.ts'
import { deckViewsBody, sharedViewsBody } from '../requests/decks/deckViews.ts'
import { endpoint } from '../endpoint.ts'
import {
  acceptInvitationBody,
  changeSharingBody,
  collaboratorParams,
  inviteCollaboratorBody,
  sharedRoleBody,
} from '../requests/decks/people.ts'
import { presentationParams as params } from '../requests/decks/presentations.ts'
import {
  changeShareLinkBody,
  createShareLinkBody,
  shareExportBody,
  shareGuestBody,
  shareLinkParams,
  unlockShareBody,
} from '../requests/decks/sharing.ts'

const token = z.strictObject({ token: z.string() })

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/share-links',
  summary: 'Lists the links of a deck that work',
  access: 'user',
  params,
  answers: { 200: z.array(shareLink) },
  errors: ['not_found', 'forbidden'],
})

export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/share-links',
  summary: 'Makes a link that shows a deck to whoever has it',
  access: 'user',
  plan: 'active',
  params,
  bodyLimit: bodyLimits.credentials,
  body: createShareLinkBody,
  answers: { 201: shareLink },
  errors: ['not_found', 'forbidden', 'turned_off'],
  audit: { action: 'deck-share', target: 'deck :id' },
})

export const changeShareLink = endpoint({
  method: 'PATCH',
  path: '/api/presentations/:id/share-links/:linkId',
  summary: 'Changes what a link shows and asks for, and when it ends',
  access: 'user',
  params: shareLinkParams,
  bodyLimit: bodyLimits.credentials,
  body: changeShareLinkBody,
  answers: { 200: shareLink },
  errors: ['not_found', 'forbidden', 'turned_off'],
  audit: { action: 'link-change', target: 'deck :id' },
})

export const revokeShareLink = endpoint({
  method: 'DELETE',
  path: '/api/presentations/:id/share-links/:linkId',
  summary: 'Ends a link',
  access: 'user',
  params: shareLinkParams,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'deck-unshare', target: 'deck :id' },
})

export const openShared = endpoint({
  method: 'GET',
  path: '/api/share/:token',
  summary: 'Shows the deck behind a link',
  access: 'optional',
  limit: 'share',
  params: token,
  answers: { 200: sharedDeck },
  errors: ['not_found', 'link_ended', 'password_required'],
})

export const openSharedPicture = endpoint({
  method: 'GET',
  path: '/api/share/:token/uploads/:id',
  summary: 'Sends a picture of the deck behind a link',
  access: 'public',
  limit: 'share',
  params: token.extend({ id: z.string() }),
  answers: { 200: { mediaType: 'image/*' } },
  errors: ['not_found', 'link_ended', 'password_required'],
})

export const unlockShared = endpoint({
  method: 'POST',
  path: '/api/share/:token/unlock',
  summary: 'Unlocks a link with its password, for this browser',
  access: 'public',
  limit: 'share',
  params: token,
  bodyLimit: bodyLimits.credentials,
  body: unlockShareBody,
  answers: { 204: null },
  errors: ['not_found', 'link_ended', 'bad_credentials'],
})

export const exportShared = endpoint({
  method: 'POST',
  path: '/api/share/:token/export',
  summary: 'Makes a file of the deck behind a link, if the link allows that',
  access: 'optional',
  limit: 'shareExport',
  params: token,
  bodyLimit: bodyLimits.credentials,
  body: shareExportBody,
  answers: { 200: { mediaType: 'application/*' } },
  errors: ['not_found', 'link_ended', 'password_required', 'forbidden'],
})

export const joinShared = endpoint({
  method: 'POST',
  path: '/api/share/:token/join',
  summary: 'Gives whoever is signed in the role that a link gives',
  access: 'user',
  limit: 'share',
  params: token,
  answers: { 200: joinedDeck },
  errors: ['not_found', 'link_ended', 'password_required', 'forbidden', 'turned_off'],
  audit: { action: 'link-join', target: 'deck :id' },
})

export const leaveShared = endpoint({
  method: 'DELETE',
  path: '/api/presentations/:id/link-role',
  summary: 'Gives up the role that a link gave',
  access: 'user',
  params,
  answers: { 204: null },
  errors: ['not_found'],
  audit: { action: 'link-leave', target: 'deck :id' },
})

export const nameSharedGuest = endpoint({
  method: 'POST',
  path: '/api/share/:token/guest',
  summary: 'Tells who shared a deck the address of somebody who looks at it',
  access: 'public',
  limit: 'share',
  params: token,
  bodyLimit: bodyLimits.credentials,
  body: shareGuestBody,
  answers: { 204: null },
  errors: ['not_found', 'link_ended', 'password_required', 'forbidden'],
})

export const recordSharedViews = endpoint({
  method: 'POST',
  path: '/api/share/:token/views',
  summary: 'Tells how long slides behind a link were looked at',
  access: 'optional',
  limit: 'readers',
  params: token,
  bodyLimit: bodyLimits.report,
  body: sharedViewsBody,
  answers: { 204: null },
  errors: ['not_found', 'link_ended', 'password_required'],
})

export const readViews = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/views',
  summary: 'Tells how a deck was looked at',
  access: 'user',
  params,
  answers: { 200: deckViews },
  errors: ['not_found', 'forbidden'],
})

export const recordViews = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/views',
  summary: 'Tells how long slides of a deck were looked at',
  access: 'user',
  params,
  bodyLimit: bodyLimits.report,
  body: deckViewsBody,
  answers: { 204: null },
  errors: ['not_found'],
})

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/collaborators',
  summary: 'Lists who a deck is shared with',
  access: 'user',
  params,
  answers: { 200: deckPeople },
  errors: ['not_found'],
})

export const inviteCollaborator = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/collaborators',
  summary: 'Invites somebody to a deck; answers the same whether an account has the address',
  access: 'user',
  limit: 'invite',
  params,
  bodyLimit: bodyLimits.credentials,
  body: inviteCollaboratorBody,
  answers: { 202: notice },
  errors: ['not_found', 'forbidden', 'turned_off', 'email_unverified'],
  audit: { action: 'collaborator-add', target: 'deck :id' },
})

export const changeCollaborator = endpoint({
  method: 'PATCH',
  path: '/api/presentations/:id/collaborators/:collaboratorId',
  summary: 'Changes what somebody may do with a deck',
  access: 'user',
  params: collaboratorParams,
  body: sharedRoleBody,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'collaborator-change', target: 'deck :id' },
})

export const removeCollaborator = endpoint({
  method: 'DELETE',
  path: '/api/presentations/:id/collaborators/:collaboratorId',
  summary: 'Takes somebody off a deck, or oneself',
  access: 'user',
  params: collaboratorParams,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'collaborator-remove', target: 'deck :id' },
})

export const changeSharing = endpoint({
  method: 'PATCH',
  path: '/api/presentations/:id/sharing',
  summary: 'Sets whether those who only look at a deck see its notes and hidden slides',
  access: 'user',
  params,
  body: changeSharingBody,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Makes whoever is signed in the one who was invited by an email',
  access: 'user',
  limit: 'invite',
  bodyLimit: bodyLimits.credentials,
  body: acceptInvitationBody,
  answers: { 200: acceptedInvitation },
  errors: ['not_found', 'turned_off'],
})
