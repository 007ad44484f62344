import { type AnswerOf, type CallInput, type Endpoint, routeOf } from '../endpoint.ts'
import type { ErrorBody } from '../answers/types.ts'

/** The part of a fetch response that the client needs; declared here to avoid depending on the DOM. */
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

/** An error response to a call. Its message is '{status}: {body}', as the specification shows it. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | undefined

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseErrorBody(text)
  }

  /** A sentence for the user: the server's own if it sent one. */
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

/** The input of a call; optional if the endpoint requires none. */
type Given<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

export type CallApi = <E extends Endpoint>(
  endpoint: E,
  ...[input]: Given<E>
) => Promise<AnswerOf<E>>

/**
 * Creates a function that makes API calls through `send`, which is the browser's fetch or a test's. Calls reject with
 * an `ApiError`.
 */
export function callThrough(send: Send): CallApi {
  return async (endpoint, ...[input = {}]) => {
    const [method, path] = routeOf(endpoint)
    const { params = {}, query = {}, body, headers }: Parts = input
    const text = await exchange(send, {
      method,
      path: `${fillPath(path, params)}${searchOf(query)}`,
      body,
      headers,
    })
    // The response comes from our own server for a route of this contract, so its shape is known.
    return JSON.parse(text === '' ? 'null' : text)
  }
}

/** Reads JSON of any shape from a path. */
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

/** Returns the path with its parameters filled in. */
function fillPath(path: string, params: NonNullable<Parts['params']>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Returns the query string; empty values are left out. */
function searchOf(query: NonNullable<Parts['query']>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return search.length === 0 ? '' : `?${search.join('&')}`
}
