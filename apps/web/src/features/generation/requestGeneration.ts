import type { GenerateBody, GenerationEvent } from '@deckloom/contract'
import { requestEvents } from '../../shared/events/requestEvents.ts'

// Our own server wrote it under the contract's type.
const parse = (data: string): GenerationEvent => JSON.parse(data)

/** Asks for a deck and gives its parts as they are written. Throws ApiError when the server refuses. */
export function requestGeneration(
  body: GenerateBody,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  return requestEvents('/api/generate', { body, signal, parse })
}
