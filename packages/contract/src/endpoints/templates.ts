import * as z from 'zod'
import { categoryTotal, template, templateItem } from '../answers/making.ts'
import { endpoint } from '../endpoint.ts'
import {
  fromTemplateBody,
  saveTemplateBody,
  templateListQuery,
  templateParams as params,
} from '../requests/decks/templates.ts'

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  summary: 'Lists the templates of one category, or all of them',
  access: 'user',
  query: templateListQuery,
  answers: { 200: z.array(templateItem) },
})

export const readTemplateTotals = endpoint({
  method: 'GET',
  path: '/api/templates/totals',
  summary: 'Counts the templates of each category, in the order of the gallery',
  access: 'user',
  answers: { 200: z.array(categoryTotal) },
})

export const getTemplate = endpoint({
  method: 'GET',
  path: '/api/templates/:id',
  summary: 'Opens a template',
  access: 'user',
  params,
  answers: { 200: template },
  errors: ['not_found'],
})

export const saveTemplate = endpoint({
  method: 'POST',
  path: '/api/templates',
  summary: 'Keeps a deck as a template of one’s own',
  access: 'user',
  limit: 'save',
  body: saveTemplateBody,
  answers: { 201: templateItem },
  errors: ['not_found', 'forbidden', 'last_slide', 'quota_exceeded'],
})

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/templates/:id',
  summary: 'Removes a template of one’s own; decks made of it stay',
  access: 'user',
  params,
  answers: { 204: null },
  errors: ['not_found'],
})

export const createFromTemplate = endpoint({
  method: 'POST',
  path: '/api/presentations/from-template',
  summary: 'Makes a deck that begins as a template',
  access: 'user',
  limit: 'save',
  makesDeck: true,
  body: fromTemplateBody,
  answers: { 201: z.strictObject({ id: z.int().min(1) }) },
  errors: ['not_found', 'subscription_required', 'premium_required'],
})
