import { type StockPhoto, uploadLimits } from '@deckloom/contract'
import { z } from 'zod'
import { Failure } from '../../http/errors/failure.ts'
import { fetchBytes } from '../../platform/outbound/fetchBytes.ts'
import { preparePicture } from '../../platform/pictures/preparePicture.ts'
import type { PhotoLibrary } from './pictureSources.ts'
import { providerFailure } from './providerFailure.ts'

export interface UnsplashAccess {
  readonly accessKey: string
  readonly baseUrl: URL
}

const photoSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  urls: z.object({ small: z.url(), regular: z.url() }),
  alt_description: z.string().nullish(),
  description: z.string().nullish(),
  user: z.object({ name: z.string() }),
})
const searchSchema = z.object({ results: z.array(photoSchema) })
const wholePhotoSchema = photoSchema.extend({ links: z.object({ download_location: z.url() }) })

export const searchFailed = 'Failed to search photos. Please try again.'
const takeFailed = 'This photo could not be had. Please try again.'
const timeLimitMs = 8_000
/** The hosts of its photos. */
export const unsplashHosts = ['images.unsplash.com', 'plus.unsplash.com'] as const
const photoHosts = new Set<string>(unsplashHosts)
/** A demo key allows 50 calls an hour: repeating a search within this time costs none. */
const keptMs = 15 * 60 * 1_000
const searchesKept = 200

/** Photos of Unsplash by its API. Uses are reported to Unsplash, as its guidelines require. */
export function createUnsplashLibrary(access: UnsplashAccess, now: () => Date): PhotoLibrary {
  const recent = new Map<string, { readonly at: number; readonly photos: readonly StockPhoto[] }>()
  const ask = createAsk(access)
  return {
    source: 'unsplash',
    search: async (query, count) => {
      const key = `${count} ${query.toLowerCase()}`
      const known = recent.get(key)
      if (known && now().getTime() - known.at < keptMs) return known.photos
      const params = new URLSearchParams({
        query,
        per_page: String(count),
        orientation: 'landscape',
        content_filter: 'high',
      })
      const answer = await ask(`/search/photos?${params.toString()}`)
      if (answer instanceof Failure) return answer
      const parsed = searchSchema.safeParse(answer)
      if (!parsed.success) return new Failure('provider_bad_output', searchFailed)
      const photos = parsed.data.results.map(photoOf)
      recent.set(key, { at: now().getTime(), photos })
      const [oldest] = recent.keys()
      if (recent.size > searchesKept && oldest !== undefined) recent.delete(oldest)
      return photos
    },
    take: async (id) => {
      const answer = await ask(`/photos/${id}`)
      if (answer instanceof Failure) return answer
      const parsed = wholePhotoSchema.safeParse(answer)
      if (!parsed.success) return new Failure('provider_bad_output', takeFailed)
      const { urls, links } = parsed.data
      const tracking = new URL(links.download_location)
      if (tracking.origin === access.baseUrl.origin) await ask(tracking.pathname + tracking.search)
      return await download(urls.regular, access)
    },
  }
}

function createAsk({ accessKey, baseUrl }: UnsplashAccess) {
  return async (path: string): Promise<unknown> => {
    const answer = await fetchBytes({
      url: `${baseUrl.href.replace(/\/$/, '')}${path}`,
      headers: { authorization: `Client-ID ${accessKey}`, 'accept-version': 'v1' },
      trusted: new Set([baseUrl.origin]),
      maxBytes: 2 * 1024 * 1024,
      timeLimitMs,
    })
    if (typeof answer === 'string') return providerFailure(answer, searchFailed)
    if (answer.status === 404) return new Failure('not_found')
    if (answer.status !== 200) return providerFailure(answer.status, searchFailed)
    try {
      const parsed: unknown = JSON.parse(answer.bytes.toString('utf8'))
      return parsed
    } catch {
      return new Failure('provider_bad_output', searchFailed)
    }
  }
}

async function download(url: string, { baseUrl }: UnsplashAccess) {
  const picture = await fetchBytes({
    url,
    trusted: new Set([baseUrl.origin]),
    hosts: photoHosts,
    maxBytes: uploadLimits.bytes * 2,
    timeLimitMs,
  })
  if (typeof picture === 'string') return providerFailure(picture, takeFailed)
  if (picture.status !== 200) return providerFailure(picture.status, takeFailed)
  const prepared = await preparePicture(picture.bytes)
  return typeof prepared === 'string' ? new Failure('provider_bad_output', takeFailed) : prepared
}

function photoOf({ id, urls, user, ...words }: z.infer<typeof photoSchema>): StockPhoto {
  return {
    id,
    urls: { small: urls.small, regular: urls.regular },
    alt_description: words.alt_description ?? null,
    description: words.description ?? null,
    user: { name: user.name },
  }
}
