import { ApiError } from '@deckloom/contract'
import { readEventStream } from './readEventStream.ts'
import { fetchHere } from '../place.ts'

export interface EventRequest<E> {
  readonly body: unknown
  /** Aborting ends the work on the server too. */
  readonly signal: AbortSignal
  readonly parse: (data: string) => E
  readonly headers?: Readonly<Record<string, string>>
}

/** Posts a request and gives the events of its answer as they come. Throws ApiError when the server refuses. */
export async function* requestEvents<E>(
  path: string,
  { body, signal, parse, headers }: EventRequest<E>,
): AsyncGenerator<E> {
  const answer = await fetchHere(path, {
    method: 'POST',
    credentials: 'include',
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (!answer.ok || !answer.body)
    throw new ApiError(answer.status, await answer.text(), answer.statusText)
  for await (const data of readEventStream(answer.body)) yield parse(data)
}
