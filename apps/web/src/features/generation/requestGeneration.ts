import type { GenerateBody, GenerationEvent } from '@deckloom/contract'
import { followEvents } from '../../shared/events/followEvents.ts'

// Our own server sends the contract's type.
const parse = (data: string): GenerationEvent => JSON.parse(data)

export interface Asking {
  readonly signal: AbortSignal
  /** Requests with the same key create only one deck. */
  readonly key: string
}

/** Requests a deck and yields its parts as they are written. Throws ApiError when the server refuses. */
export function requestGeneration(
  body: GenerateBody,
  { signal, key }: Asking,
): AsyncGenerator<GenerationEvent> {
  return followEvents('/api/generate', {
    body,
    signal,
    parse,
    headers: { 'idempotency-key': key },
  })
}

/** Requests all missing slides of a generation, or some of them. */
export function requestSlides(
  { id, places }: { readonly id: string; readonly places?: readonly number[] | undefined },
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  return followEvents(`/api/generations/${id}/slides`, { body: { places }, signal, parse })
}
