import { bodyLimits } from '@deckloom/deck'
import * as z from 'zod'
import { notice } from '../answers/common.ts'
import { accessRequest } from '../answers/presentations.ts'
import { endpoint } from '../endpoint.ts'
import {
  accessRequestParams,
  answerAccessBody,
  askForAccessBody,
  transferDeckBody,
} from '../requests/decks/people.ts'
import { presentationParams as params } from '../requests/decks/presentations.ts'

export const askForAccess = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/access-requests',
  summary: 'Asks the owner of a deck for access; answers the same whether there is such a deck',
  access: 'user',
  limit: 'accessRequests',
  params,
  bodyLimit: bodyLimits.credentials,
  body: askForAccessBody,
  answers: { 202: notice },
  errors: ['email_unverified'],
  audit: { action: 'access-ask', target: 'deck :id' },
})

export const listAccessRequests = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/access-requests',
  summary: 'Lists who asks for access to a deck',
  access: 'user',
  params,
  answers: { 200: z.array(accessRequest) },
  errors: ['not_found', 'forbidden'],
})

export const answerAccessRequest = endpoint({
  method: 'PATCH',
  path: '/api/presentations/:id/access-requests/:requestId',
  summary: 'Gives somebody who asks for access a role, or declines',
  access: 'user',
  params: accessRequestParams,
  bodyLimit: bodyLimits.credentials,
  body: answerAccessBody,
  answers: { 204: null },
  errors: ['not_found', 'forbidden', 'turned_off'],
  audit: { action: 'access-answer', target: 'deck :id' },
})

export const transferDeck = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/transfer',
  summary: 'Makes a collaborator the owner of a deck, which its owner can then edit',
  access: 'user',
  proof: true,
  params,
  bodyLimit: bodyLimits.credentials,
  body: transferDeckBody,
  answers: { 204: null },
  errors: ['not_found', 'forbidden', 'email_unverified', 'quota_exceeded'],
})
