import { ApiError } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { sameJson, type SendResult } from '@deckloom/editor'
import { api } from '../../../shared/api.ts'
import { noticeExpiredSession } from '../../../shared/session/sessionExpiry.ts'
import { newId } from './newId.ts'

/** What a save may take. A late answer does no harm: the version tells whether it counted. */
export const longestSaveMs = 30_000

export type SendSlides = (slides: readonly Slide[], version: number) => Promise<SendResult>

/**
 * Saves the slides of a deck; an answer of any kind, and none, is a result, not an exception. The same slides on the
 * same version are the same change: the server carries it out once, however often an answer gets lost.
 */
export function slideSender(id: number): SendSlides {
  let last: Change | undefined
  return (slides, version) => {
    if (version !== last?.version || !sameJson(slides, last.slides)) {
      last = { slides, version, mutationId: newId() }
    }
    return inTime(save(id, last))
  }
}

interface Change {
  readonly slides: readonly Slide[]
  /** The version that the slides are based on. */
  readonly version: number
  readonly mutationId: string
}

async function inTime(saving: Promise<SendResult>): Promise<SendResult> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'unreachable' }), longestSaveMs)
  })
  const result = await Promise.race([saving, tooLate])
  clearTimeout(timer)
  return result
}

async function save(id: number, { slides, version, mutationId }: Change): Promise<SendResult> {
  try {
    const body = { slides: [...slides], slideCount: slides.length }
    const saved = await api.savePresentation(id, body, { version, mutationId })
    return { kind: 'saved', version: saved.version }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'unreachable' }
    if (error.body?.code === 'version_conflict') return fetchPresent(id)
    if (error.status === 401) noticeExpiredSession()
    return { kind: 'refused', message: error.sentence, tryAgain: mayPass(error.status) }
  }
}

async function fetchPresent(id: number): Promise<SendResult> {
  try {
    const { version, slides } = await api.getPresentation(id)
    return { kind: 'stale', version, slides }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'unreachable' }
    return { kind: 'refused', message: error.sentence, tryAgain: mayPass(error.status) }
  }
}

/** Whether the same request may be answered otherwise later: after signing in, waiting, or a repair. */
function mayPass(status: number): boolean {
  return status === 401 || status === 408 || status === 429 || status >= 500
}
