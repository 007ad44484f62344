import * as pictures from '../endpoints/pictures.ts'
import type { GenerateImageBody } from '../requests/decks/pictures.ts'
import { callThrough, type Send } from './call.ts'

/** The calls of pictures, in a module of their own because only the editor makes them. */
export function createPictureClient(send: Send) {
  const call = callThrough(send)
  return {
    generateImage: (body: GenerateImageBody) => call(pictures.generateImage, { body }),
    pictureSources: () => call(pictures.readPictureSources),
    searchPhotos: ({ query, perPage }: { readonly query: string; readonly perPage?: number }) =>
      call(pictures.searchPhotos, { query: { query, per_page: perPage } }),
    /** Copies a photo that was found into the server's own store. */
    takePhoto: (id: string) => call(pictures.takePhoto, { body: { id } }),
  }
}
