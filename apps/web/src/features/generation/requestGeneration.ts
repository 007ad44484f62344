import { ApiError, type GenerateBody, type GenerationEvent } from '@deckloom/contract'
import { readGenerationStream } from './readGenerationStream.ts'

/** Asks for a deck and gives its parts as they are written. Throws ApiError when the server refuses. */
export async function* requestGeneration(
  body: GenerateBody,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  const answer = await fetch('/api/generate', {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (!answer.ok || !answer.body)
    throw new ApiError(answer.status, await answer.text(), answer.statusText)
  yield* readGenerationStream(answer.body)
}
