import { bodyLimits } from '@deckloom/deck'
import * as z from 'zod'
import {
  deckActionAnswer,
  exportAnswer,
  exportEvent,
  presentation,
  presentationListItem,
  presentationPage,
  revision,
  revisionItem,
  searchAnswer,
} from '../answers/presentations.ts'
import { endpoint } from '../endpoint.ts'
import {
  createPresentationBody,
  exportBody,
  mutationHeaders,
  presentationParams as params,
  renamePresentationBody,
  revisionParams,
  savePresentationBody,
  thumbnailParams,
  thumbnailQuery,
} from '../requests/decks/presentations.ts'
import { searchQuery } from '../requests/decks/search.ts'
import { deckActionBody, listPresentationsQuery } from '../requests/decks/workspace.ts'

export const joinLive = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/live',
  summary: 'Opens a WebSocket that tells who has a deck open and what they change',
  access: 'user',
  params,
  answers: { 101: null },
  errors: ['not_found', 'csrf_rejected', 'upgrade_required'],
})

export const listPresentations = endpoint({
  method: 'GET',
  path: '/api/presentations',
  summary: 'Lists decks: the whole list as an array, or a page of it where anything is asked for',
  access: 'user',
  query: listPresentationsQuery,
  answers: { 200: z.union([z.array(presentationListItem), presentationPage]) },
  errors: ['not_found'],
})

export const createPresentation = endpoint({
  method: 'POST',
  path: '/api/presentations',
  summary: 'Makes a deck of slides',
  access: 'user',
  limit: 'save',
  makesDeck: true,
  bodyLimit: bodyLimits.deck,
  body: createPresentationBody,
  answers: { 201: presentation },
  errors: ['idempotency_in_progress', 'idempotency_key_reused'],
})

export const changeDecks = endpoint({
  method: 'POST',
  path: '/api/presentations/actions',
  summary: 'Does something to several decks; those that the caller may not change stay as they are',
  access: 'user',
  body: deckActionBody,
  answers: { 200: deckActionAnswer },
  errors: ['not_found', 'forbidden'],
})

export const getPresentation = endpoint({
  method: 'GET',
  path: '/api/presentations/:id',
  summary: 'Opens a deck',
  access: 'user',
  params,
  answers: { 200: presentation },
  errors: ['not_found'],
})

export const savePresentation = endpoint({
  method: 'PUT',
  path: '/api/presentations/:id',
  summary: 'Saves the slides of a deck; `If-Match` names the version that they are based on',
  access: 'user',
  limit: 'save',
  params,
  headers: mutationHeaders,
  bodyLimit: bodyLimits.deck,
  body: savePresentationBody,
  answers: { 200: presentation },
  errors: ['not_found', 'forbidden', 'version_conflict', 'last_slide'],
})

export const patchPresentation = endpoint({
  method: 'PATCH',
  path: '/api/presentations/:id',
  summary: 'Saves slides that were added or deleted, as PUT does',
  access: 'user',
  limit: 'save',
  params,
  headers: mutationHeaders,
  bodyLimit: bodyLimits.deck,
  body: savePresentationBody,
  answers: { 200: presentation },
  errors: ['not_found', 'forbidden', 'version_conflict', 'last_slide'],
})

export const renamePresentation = endpoint({
  method: 'PATCH',
  path: '/api/presentations/:id/title',
  summary: 'Renames a deck',
  access: 'user',
  limit: 'save',
  params,
  body: renamePresentationBody,
  answers: { 200: presentation },
  errors: ['not_found', 'forbidden'],
})

export const deletePresentation = endpoint({
  method: 'DELETE',
  path: '/api/presentations/:id',
  summary: 'Puts a deck into the trash',
  access: 'user',
  params,
  answers: { 204: null },
  errors: ['not_found', 'forbidden'],
  audit: { action: 'deck-delete', target: 'deck :id' },
})

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/trash',
  summary: 'Deletes for ever what is in the trash',
  access: 'user',
  answers: { 204: null },
  audit: { action: 'trash-empty' },
})

export const duplicatePresentation = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/duplicate',
  summary: 'Copies a deck',
  access: 'user',
  limit: 'save',
  makesDeck: true,
  params,
  answers: { 201: presentation },
  errors: ['not_found', 'forbidden'],
})

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/revisions',
  summary: 'Lists the replaced states of a deck, the newest first',
  access: 'user',
  params,
  answers: { 200: z.array(revisionItem) },
  errors: ['not_found', 'forbidden'],
})

export const getRevision = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/revisions/:version',
  summary: 'Opens a replaced state of a deck',
  access: 'user',
  params: revisionParams,
  answers: { 200: revision },
  errors: ['not_found', 'forbidden'],
})

export const exportPresentation = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/export',
  summary: 'Makes a file of a deck',
  access: 'user',
  limit: 'export',
  params,
  body: exportBody,
  answers: { 200: exportAnswer },
  events: exportEvent,
  errors: [
    'not_found',
    'forbidden',
    'idempotency_key_reused',
    'idempotency_in_progress',
    'quota_exceeded',
  ],
})

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/exports/:secret',
  summary: 'Downloads a file that was made of a deck, or a part of it',
  access: 'user',
  params: z.strictObject({ secret: z.string() }),
  answers: {
    200: { mediaType: '*/*' },
    206: { mediaType: '*/*' },
  },
  errors: ['not_found'],
})

export const drawThumbnail = endpoint({
  method: 'GET',
  path: '/api/presentations/:id/slides/:slideId/thumbnail.png',
  summary: 'Draws one slide',
  access: 'user',
  params: thumbnailParams,
  query: thumbnailQuery,
  answers: { 200: { mediaType: 'image/png' }, 304: null },
  errors: ['not_found'],
})

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Finds decks whose title or slides have some words',
  access: 'user',
  limit: 'search',
  query: searchQuery,
  answers: { 200: searchAnswer },
})
