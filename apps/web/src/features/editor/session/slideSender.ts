import { ApiError } from '@deckloom/contract'
import { sameJson, type Send, type Sending, type SendResult } from '@deckloom/editor'
import { api } from '../../../shared/api.ts'
import { noticeExpiredSession } from '../../../shared/sessionExpiry.ts'
import { newId } from '../../../shared/newId.ts'

/** Timeout of a save. A late response does no harm: the version shows whether the save took effect. */
export const longestSaveMs = 30_000

/**
 * Saves the slides of a deck, by PATCH when slides were added or deleted and by PUT otherwise. Error responses and
 * network failures are results, not exceptions. The same slides on the same version are the same change: the server
 * applies it once, however often a response is lost.
 */
export function createSlideSender(id: number): Send {
  let last: Change | undefined
  return (sending) => {
    if (sending.version !== last?.version || !sameJson(sending.slides, last.slides)) {
      last = { ...sending, mutationId: newId() }
    }
    return inTime(save(id, last))
  }
}

interface Change extends Sending {
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

async function save(
  id: number,
  { slides, version, change, mutationId }: Change,
): Promise<SendResult> {
  try {
    const body = { slides: [...slides], slideCount: slides.length }
    const send = change === 'edit' ? api.savePresentation : api.patchPresentation
    const saved = await send(id, body, { version, mutationId })
    return { kind: 'saved', version: saved.version }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'unreachable' }
    if (error.body?.code === 'version_conflict') return fetchPresent(id)
    if (error.status === 401) noticeExpiredSession()
    return { kind: 'refused', message: error.sentence, tryAgain: mayPass(error.status) }
  }
}

/** Fetches the deck as the server has it now. Failures are results, not exceptions. */
export async function fetchPresent(id: number): Promise<SendResult> {
  try {
    const { version, slides } = await api.getPresentation(id)
    return { kind: 'stale', version, slides }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'unreachable' }
    return { kind: 'refused', message: error.sentence, tryAgain: mayPass(error.status) }
  }
}

/** Returns whether the same request may succeed later: after signing in, waiting, or a repair. */
function mayPass(status: number): boolean {
  return status === 401 || status === 408 || status === 429 || status >= 500
}
