import * as z from 'zod'
import { folder } from '../answers/presentations.ts'
import { endpoint } from '../endpoint.ts'
import { presentationParams as params } from '../requests/decks/presentations.ts'
import { changeFolderBody, createFolderBody } from '../requests/decks/workspace.ts'

export const listFolders = endpoint({
  method: 'GET',
  path: '/api/folders',
  summary: 'Lists the caller’s folders',
  access: 'user',
  answers: { 200: z.array(folder) },
})

export const createFolder = endpoint({
  method: 'POST',
  path: '/api/folders',
  summary: 'Makes a folder',
  access: 'user',
  body: createFolderBody,
  answers: { 201: folder },
  errors: ['not_found'],
})

export const changeFolder = endpoint({
  method: 'PATCH',
  path: '/api/folders/:id',
  summary: 'Renames a folder or puts it into another',
  access: 'user',
  params,
  body: changeFolderBody,
  answers: { 200: folder },
  errors: ['not_found'],
})

export const deleteFolder = endpoint({
  method: 'DELETE',
  path: '/api/folders/:id',
  summary: 'Deletes a folder; what lies in it moves to where it lay',
  access: 'user',
  params,
  answers: { 204: null },
  errors: ['not_found'],
})
