import { uploadLimits } from '@deckloom/deck'
import { fetchBytes } from './fetchBytes.ts'

const timeLimitMs = 6_000

/** Fetches the bytes of a picture of another site; undefined if that fails. */
export type FetchPicture = (url: string, signal: AbortSignal) => Promise<Uint8Array | undefined>

export const fetchPicture: FetchPicture = async (url, signal) => {
  const maxBytes = uploadLimits.bytes
  const answer = await fetchBytes({ url, signal, maxBytes, timeLimitMs })
  return typeof answer !== 'string' && answer.status === 200 ? answer.bytes : undefined
}
