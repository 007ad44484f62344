import { bodyLimits } from '@deckloom/deck'
import { audience } from '../answers/audience.ts'
import { endpoint } from '../endpoint.ts'
import { audienceQuery, changeAudienceBody } from '../requests/decks/audience.ts'
import { presentationParams as params } from '../requests/decks/presentations.ts'

export const readAudience = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/audience',
  summary: 'Tells how a deck was read through its links',
  access: 'user',
  params,
  query: audienceQuery,
  answers: { 200: audience },
  errors: ['not_found', 'forbidden'],
})

export const changeAudience = endpoint({
  method: 'PATCH',
  path: '/api/presentations/:id/audience',
  summary: 'Sets whether visits through the links of a deck are measured',
  access: 'user',
  params,
  bodyLimit: bodyLimits.credentials,
  body: changeAudienceBody,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
})

export const exportAudience = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/audience/export',
  summary: 'Sends the visits through the links of a deck as CSV',
  access: 'user',
  limit: 'export',
  params,
  query: audienceQuery,
  answers: { 200: { mediaType: 'text/csv' } },
  errors: ['not_found', 'forbidden'],
})
