import { callThrough, type Send } from './client.ts'
import type {
  GenerateImageAnswer,
  GenerateImageBody,
  PictureSources,
  StockSearchAnswer,
  StoredPicture,
} from './pictures.ts'

/** The calls of pictures, in a module of their own because only the editor makes them. */
export function createPictureClient(send: Send) {
  const call = callThrough(send)
  const get = <T>(path: string) => call<T>({ method: 'GET', path })
  const post = <T>(path: string, body: unknown) => call<T>({ method: 'POST', path, body })
  return {
    generateImage: (body: GenerateImageBody) =>
      post<GenerateImageAnswer>('/api/generate-image', body),
    pictureSources: () => get<PictureSources>('/api/pictures/sources'),
    searchPhotos: ({ query, perPage }: { readonly query: string; readonly perPage?: number }) => {
      const count = perPage === undefined ? '' : `&per_page=${perPage}`
      return get<StockSearchAnswer>(
        `/api/unsplash/search?query=${encodeURIComponent(query)}${count}`,
      )
    },
    /** Copies a photo that was found into the server's own store. */
    takePhoto: (id: string) => post<StoredPicture>('/api/unsplash/photos', { id }),
  }
}
