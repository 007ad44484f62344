import { bodyLimits } from '@deckloom/deck'
import * as z from 'zod'
import { notice } from '../answers/common.ts'
import { team, teamItem } from '../answers/presentations.ts'
import { endpoint } from '../endpoint.ts'
import {
  inviteMemberBody,
  memberParams,
  memberRoleBody,
  sharedRoleBody,
  teamBody,
  teamDeckParams,
} from '../requests/decks/people.ts'
import { presentationParams as params } from '../requests/decks/presentations.ts'

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/teams',
  summary: 'Lists the caller’s teams',
  access: 'user',
  answers: { 200: z.array(teamItem) },
})

export const createTeam = endpoint({
  method: 'POST',
  path: '/api/teams',
  summary: 'Makes a team',
  access: 'user',
  body: teamBody,
  answers: { 201: teamItem },
})

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/teams/:id',
  summary: 'Shows a team and who is in it',
  access: 'user',
  params,
  answers: { 200: team },
  errors: ['not_found'],
})

export const renameTeam = endpoint({
  method: 'PATCH',
  path: '/api/teams/:id',
  summary: 'Renames a team',
  access: 'user',
  params,
  body: teamBody,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
})

export const endTeam = endpoint({
  method: 'DELETE',
  path: '/api/teams/:id',
  summary: 'Ends a team; decks stay with their owners',
  access: 'user',
  params,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'team-end', target: 'team :id' },
})

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/teams/:id/members',
  summary: 'Invites somebody to a team',
  access: 'user',
  limit: 'invite',
  params,
  bodyLimit: bodyLimits.credentials,
  body: inviteMemberBody,
  answers: { 202: notice },
  errors: ['not_found', 'forbidden', 'turned_off', 'email_unverified'],
  audit: { action: 'member-add', target: 'team :id' },
})

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/teams/:id/members/:memberId',
  summary: 'Changes what somebody is in a team',
  access: 'user',
  params: memberParams,
  body: memberRoleBody,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'member-change', target: 'team :id' },
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/teams/:id/members/:memberId',
  summary: 'Takes somebody out of a team, or oneself',
  access: 'user',
  params: memberParams,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'member-remove', target: 'team :id' },
})

export const shareWithTeam = endpoint({
  method: 'PUT',
  path: '/api/teams/:id/decks/:deckId',
  summary: 'Shares a deck with a team',
  access: 'user',
  params: teamDeckParams,
  body: sharedRoleBody,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'collaborator-add', target: 'deck :deckId' },
})

export const unshareWithTeam = endpoint({
  method: 'DELETE',
  path: '/api/teams/:id/decks/:deckId',
  summary: 'Ends the sharing of a deck with a team',
  access: 'user',
  params: teamDeckParams,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'collaborator-remove', target: 'deck :deckId' },
})
