import * as pictures from '../endpoints/pictures.ts'
import type { GenerateImageBody } from '../requests/decks/pictures.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls for pictures, in a separate module because only the editor uses them. */
export function createPictureClient(send: Send) {
  const call = callThrough(send)
  return {
    generateImage: (body: GenerateImageBody) => call(pictures.generateImage, { body }),
    pictureSources: () => call(pictures.readPictureSources),
    searchPhotos: ({ query, perPage }: { readonly query: string; readonly perPage?: number }) =>
      call(pictures.searchPhotos, { query: { query, per_page: perPage } }),
    /** Copies a stock photo into the server's own storage. */
    takePhoto: (id: string) => call(pictures.takePhoto, { body: { id } }),
  }
}
