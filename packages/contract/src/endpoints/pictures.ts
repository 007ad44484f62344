import { bodyLimits } from '@deckloom/deck'
import * as z from 'zod'
import {
  generateImageAnswer,
  pictureSources,
  stockSearchAnswer,
  storedPicture,
} from '../answers/making.ts'
import { endpoint } from '../endpoint.ts'
import {
  generateImageBody,
  libraryPictureParams,
  libraryPictureQuery,
  stockSearchQuery,
  takePhotoBody,
} from '../requests/decks/pictures.ts'

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/uploads',
  summary: 'Stores a picture',
  access: 'user',
  limit: 'upload',
  bodyLimit: bodyLimits.upload,
  bodyTime: 'picture',
  receives: 'multipart/form-data',
  answers: { 201: storedPicture },
  errors: ['unreadable_file', 'quota_exceeded'],
})

export const openPicture = endpoint({
  method: 'GET',
  path: '/api/uploads/:id',
  summary: 'Sends a stored picture',
  access: 'user',
  params: z.strictObject({ id: z.string() }),
  answers: { 200: { mediaType: 'image/*' }, 304: null },
  errors: ['not_found'],
})

export const generateImage = endpoint({
  method: 'POST',
  path: '/api/generate-image',
  summary: 'Makes pictures from words',
  access: 'user',
  limit: 'picture',
  plan: 'active',
  body: generateImageBody,
  answers: { 200: generateImageAnswer },
  errors: [
    'provider_bad_output',
    'provider_down',
    'provider_timeout',
    'ai_budget_exhausted',
    'quota_exceeded',
  ],
})

export const readPictureSources = endpoint({
  method: 'GET',
  path: '/api/pictures/sources',
  summary: 'Tells where pictures come from',
  access: 'user',
  answers: { 200: pictureSources },
})

export const searchPhotos = endpoint({
  method: 'GET',
  path: '/api/unsplash/search',
  summary: 'Searches the picture library',
  access: 'user',
  limit: 'stock',
  query: stockSearchQuery,
  answers: { 200: stockSearchAnswer },
  errors: ['provider_bad_output', 'provider_down', 'provider_timeout'],
})

export const takePhoto = endpoint({
  method: 'POST',
  path: '/api/unsplash/photos',
  summary: 'Copies a photo that was found into the server’s own store',
  access: 'user',
  limit: 'stock',
  body: takePhotoBody,
  answers: { 201: storedPicture },
  errors: [
    'not_found',
    'provider_bad_output',
    'provider_down',
    'provider_timeout',
    'quota_exceeded',
    'unreadable_file',
  ],
})

export const openLibraryPicture = endpoint({
  method: 'GET',
  path: '/api/library/:id',
  summary: 'Sends a picture of the embedded library',
  access: 'user',
  params: libraryPictureParams,
  query: libraryPictureQuery,
  answers: { 200: { mediaType: 'image/png' } },
  errors: ['not_found'],
})
