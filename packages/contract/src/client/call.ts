import { type AnswerOf, type CallInput, type Endpoint, routeOf } from '../endpoint.ts'
import type { ErrorBody } from '../answers/types.ts'

/** Answer of the browser's fetch, as far as the client needs it; declared here to stay free of the DOM. */
interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  text(): Promise<string>
}

export type Send = (
  path: string,
  init: {
    readonly method: string
    readonly credentials: 'include'
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  },
) => Promise<Answer>

/** A call that was answered with an error. Its message is '{status}: {body}', as the specification shows it. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | undefined

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseErrorBody(text)
  }

  /** The sentence for a person: the server's own where it sent one. */
  get sentence(): string {
    return this.body?.message ?? this.message
  }
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return isErrorBody(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    'code' in value
  )
}

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The rest of the parameters of a call: none where an endpoint asks for nothing. */
type Given<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

export type CallApi = <E extends Endpoint>(
  endpoint: E,
  ...[input]: Given<E>
) => Promise<AnswerOf<E>>

/** Makes calls of the contract by `send`, which is the browser's fetch or a test's. Rejects with an `ApiError`. */
export function callThrough(send: Send): CallApi {
  return async (endpoint, ...[input = {}]) => {
    const [method, path] = routeOf(endpoint)
    const { params = {}, query = {}, body, headers }: Parts = input
    const text = await exchange(send, {
      method,
      path: `${placed(path, params)}${searchOf(query)}`,
      body,
      headers,
    })
    // Our own server answered a route of this contract, so the shape is the one that it names.
    return JSON.parse(text === '' ? 'null' : text)
  }
}

/** Reads what is found at a path, whatever it is. */
export async function readFrom(send: Send, path: string): Promise<unknown> {
  const text = await exchange(send, { method: 'GET', path })
  return JSON.parse(text === '' ? 'null' : text)
}

async function exchange(
  send: Send,
  {
    method,
    path,
    body,
    headers,
  }: Pick<Parts, 'body'> & {
    readonly method: string
    readonly path: string
    readonly headers?: Parts['headers'] | undefined
  },
): Promise<string> {
  const answer = await send(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new ApiError(answer.status, text, answer.statusText)
  return text
}

/** The path with its parameters filled in. */
function placed(path: string, params: NonNullable<Parts['params']>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** The part of an address after its path; what is empty is left out. */
function searchOf(query: NonNullable<Parts['query']>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return search.length === 0 ? '' : `?${search.join('&')}`
}
