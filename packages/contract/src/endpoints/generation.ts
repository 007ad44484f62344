import { bodyLimits } from '@deckloom/deck'
import {
  assistAnswer,
  generateAnswer,
  generationEvent,
  importedPresentation,
  openGeneration,
  openGenerationAnswer,
  outlineEvent,
  readSource as source,
} from '../answers/making.ts'
import { presentation } from '../answers/presentations.ts'
import { assistBody } from '../requests/decks/assistant.ts'
import { endpoint } from '../endpoint.ts'
import { fileNameQuery } from '../requests/decks/fileName.ts'
import {
  generateBody,
  generationParams,
  outlineBody,
  slidesBody,
} from '../requests/decks/generation.ts'
import { enhanceBody } from '../requests/decks/imports.ts'
import { presentationParams } from '../requests/decks/presentations.ts'

export const generate = endpoint({
  method: 'POST',
  path: '/api/generate',
  summary: 'Writes a deck from a prompt or material',
  access: 'user',
  limit: 'generate',
  plan: 'active',
  makesDeck: true,
  bodyLimit: bodyLimits.generation,
  body: generateBody,
  answers: { 200: generateAnswer },
  errors: [
    'provider_bad_output',
    'provider_down',
    'provider_timeout',
    'ai_budget_exhausted',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
  events: generationEvent,
})

export const beginGeneration = endpoint({
  method: 'POST',
  path: '/api/generations',
  summary: 'Writes the outline of a deck and keeps it until it is finished or discarded',
  access: 'user',
  limit: 'generate',
  plan: 'active',
  makesDeck: true,
  bodyLimit: bodyLimits.generation,
  body: generateBody,
  answers: { 200: { mediaType: 'text/event-stream' } },
  errors: [
    'provider_bad_output',
    'provider_down',
    'provider_timeout',
    'ai_budget_exhausted',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
  events: outlineEvent,
})

export const readOpenGeneration = endpoint({
  method: 'GET',
  path: '/api/generations/open',
  summary: 'Opens the deck that is begun and not finished',
  access: 'user',
  answers: { 200: openGenerationAnswer },
})

export const writeSlides = endpoint({
  method: 'POST',
  path: '/api/generations/:id/slides',
  summary: 'Writes the slides of an outline',
  access: 'user',
  limit: 'generate',
  plan: 'active',
  makesDeck: true,
  params: generationParams,
  body: slidesBody,
  answers: { 200: { mediaType: 'text/event-stream' } },
  events: generationEvent,
  errors: [
    'not_found',
    'provider_bad_output',
    'provider_down',
    'provider_timeout',
    'ai_budget_exhausted',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
})

export const saveOutline = endpoint({
  method: 'PUT',
  path: '/api/generations/:id',
  summary: 'Saves an outline as a person left it',
  access: 'user',
  params: generationParams,
  body: outlineBody,
  answers: { 200: openGeneration },
  errors: ['not_found'],
})

export const keepSlides = endpoint({
  method: 'POST',
  path: '/api/generations/:id/keep',
  summary: 'Makes a deck of the slides that are written',
  access: 'user',
  params: generationParams,
  answers: { 201: generateAnswer },
  errors: ['not_found', 'last_slide', 'quota_exceeded'],
})

export const discardGeneration = endpoint({
  method: 'DELETE',
  path: '/api/generations/:id',
  summary: 'Discards a deck that is begun',
  access: 'user',
  params: generationParams,
  answers: { 204: null },
  errors: ['not_found'],
})

export const assist = endpoint({
  method: 'POST',
  path: '/api/assist',
  summary: 'Answers other versions of one slide; nothing is stored',
  access: 'user',
  limit: 'assist',
  plan: 'active',
  bodyLimit: bodyLimits.deck,
  body: assistBody,
  answers: { 200: assistAnswer },
  errors: [
    'provider_bad_output',
    'provider_down',
    'provider_timeout',
    'ai_budget_exhausted',
    'quota_exceeded',
  ],
})

export const readSource = endpoint({
  method: 'POST',
  path: '/api/sources',
  summary: 'Reads a file as material to write from',
  access: 'user',
  limit: 'source',
  plan: 'active',
  query: fileNameQuery,
  bodyLimit: bodyLimits.source,
  bodyTime: 'file',
  receives: 'application/octet-stream',
  answers: { 200: source },
  errors: ['unreadable_file', 'unsafe_file'],
})

export const importDeck = endpoint({
  method: 'POST',
  path: '/api/imports',
  summary: 'Makes a deck of a file',
  access: 'user',
  limit: 'import',
  plan: 'active',
  makesDeck: true,
  query: fileNameQuery,
  bodyLimit: bodyLimits.import,
  bodyTime: 'file',
  receives: 'application/octet-stream',
  answers: { 201: importedPresentation },
  errors: ['unreadable_file', 'unsafe_file', 'idempotency_key_reused', 'idempotency_in_progress'],
})

export const enhancePresentation = endpoint({
  method: 'POST',
  path: '/api/presentations/:id/enhance',
  summary: 'Lays a deck out anew in another look; its words stay',
  access: 'user',
  limit: 'save',
  plan: 'active',
  params: presentationParams,
  body: enhanceBody,
  answers: { 200: presentation },
  errors: ['not_found', 'forbidden', 'version_conflict', 'provider_bad_output'],
})
