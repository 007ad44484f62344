import { ApiError } from '@deckloom/contract'
import { readEventStream } from './readEventStream.ts'
import { fetchHere } from '../place.ts'

export interface EventRequest<E> {
  readonly body: unknown
  /** Aborting also ends the work on the server. */
  readonly signal: AbortSignal
  readonly parse: (data: string) => E
  readonly headers?: Readonly<Record<string, string>>
}

/** Posts a request and yields the events of the response as they arrive. Throws ApiError when the server refuses. */
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
