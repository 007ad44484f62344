import { createHmac } from 'node:crypto'
import { mapPictureUrls, type Slide, visualsOf } from '@deckloom/deck'
import { Failure } from '../../http/errors/failure.ts'
import { StoreFull, StoreUnavailable } from '../../platform/fileStore.ts'
import type { FetchPicture } from '../../platform/outbound/fetchPicture.ts'
import { preparePicture } from '../../platform/pictures/preparePicture.ts'
import { type PictureOwner, storePicture, type StorePorts } from './storePicture.ts'
import { findKnownUploads } from './uploadsRepository.ts'

export interface AdoptPorts extends StorePorts {
  /** Keeps picture names unguessable. */
  readonly secret: string
  readonly fetchPicture: FetchPicture
  /** Counts a fetch for a person; false if the limit is reached for now. */
  readonly mayFetch: (userId: string) => Promise<boolean>
  readonly now: () => Date
}

/** Copies the pictures of other sites in slides into a person's store. */
export type AdoptPictures = (
  slides: readonly Slide[],
  owner: PictureOwner,
) => Promise<readonly Slide[]>

/** The maximum per save: the rest follows with the next one. */
const most = 20
const atOnce = 4
const timeLimitMs = 8_000
/** A URL without a picture is not requested again with every save. */
const waitMs = 10 * 60_000
const mostRemembered = 1_000

/**
 * Fetches each picture of another site once, validates and stores it, so that viewing a slide only
 * contacts this server. A picture that cannot be fetched keeps its URL, which no browser and no
 * export requests: nothing is lost, and saving never depends on other sites.
 */
export function createAdoptPictures(ports: AdoptPorts): AdoptPictures {
  const failed = new Map<string, number>()
  const isDue = (url: string) => (failed.get(url) ?? 0) <= ports.now().getTime()
  const remember = (url: string) => {
    failed.set(url, ports.now().getTime() + waitMs)
    const [oldest] = failed.keys()
    if (failed.size > mostRemembered && oldest !== undefined) failed.delete(oldest)
  }
  return async (slides, owner) => {
    const addresses = new Set(slides.flatMap(visualsOf).map(({ url }) => url))
    const foreign = [...addresses].filter((url) => url.startsWith('https:'))
    if (foreign.length === 0) return slides
    const names = new Map(foreign.map((url) => [url, nameOf(ports, owner, url)]))
    const known = await findKnownUploads(ports.queries, [...names.values()])
    const kept = new Map([...names].filter(([, name]) => known.has(name)))
    const wanted = foreign.filter((url) => !kept.has(url) && isDue(url)).slice(0, most)
    const signal = AbortSignal.timeout(timeLimitMs)
    const adoptNext = async (): Promise<void> => {
      for (let url = wanted.shift(); url !== undefined; url = wanted.shift()) {
        if (!(await ports.mayFetch(owner.id))) return
        const id = names.get(url) ?? ''
        const adopted = await adopt(ports, { owner, url, id, signal })
        if (adopted === 'no-store') return
        if (adopted) kept.set(url, id)
        else remember(url)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, adoptNext))
    if (kept.size === 0) return slides
    const ownUrl = (url: string) => {
      const id = kept.get(url)
      return id === undefined ? url : `/api/uploads/${id}`
    }
    return slides.map((slide) => mapPictureUrls(slide, ownUrl))
  }
}

/** Deterministic per person and picture, so that it is fetched once, and unguessable for others. */
function nameOf({ secret }: AdoptPorts, { id }: PictureOwner, url: string): string {
  return createHmac('sha256', secret).update(`picture ${id} ${url}`).digest('base64url')
}

/**
 * Whether it is stored now. If the store is away, the picture waits for the next save: its URL is
 * not at fault.
 */
async function adopt(
  ports: AdoptPorts,
  {
    owner,
    url,
    id,
    signal,
  }: {
    readonly owner: PictureOwner
    readonly url: string
    readonly id: string
    readonly signal: AbortSignal
  },
): Promise<boolean | 'no-store'> {
  const bytes = await ports.fetchPicture(url, signal)
  const prepared = bytes && (await preparePicture(bytes))
  if (!prepared || typeof prepared === 'string') return false
  try {
    return !((await storePicture(ports, owner, { ...prepared, id })) instanceof Failure)
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof StoreFull) return 'no-store'
    throw error
  }
}
