import type { Slide } from '@deckloom/deck'
import type * as z from 'zod'
import type { AuditAction } from './auditActions.ts'
import type { ErrorCode } from './errors.ts'
import type { RateLimitName } from './rateLimits.ts'

/** Who may call: anybody, anybody but known when signed in, people who are signed in, or administrators. */
export type Access = 'public' | 'optional' | 'user' | 'administrator'

/** What an account needs beside itself: a trial or plan that runs, or one with premium templates. */
export type PlanNeed = 'active' | 'premium'

type Schema = z.core.$ZodType

/** An answer that is no JSON: a file, a page, a stream of events. */
export interface FileAnswer {
  readonly mediaType: string
}

/** The entry that a successful call adds to the audit trail. Its actor is the account that the request is attributed to. */
export interface AuditRule {
  readonly action: AuditAction
  /**
   * What it was done to, such as `deck :id`. A name is a parameter of the path, else a field of the answer, else one of
   * the body.
   */
  readonly target?: string
  /** Calls that the use case refused are recorded as well. */
  readonly refusals?: true
}

/**
 * All that there is to know about one call of the API. The server registers its route from it and holds its answers
 * against it in tests, the client is typed by it, and the document at `/api/openapi.json` describes it. In the
 * browser its `Route` is all that is left of it: the build drops the rest.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters as `:name`. */
  readonly path: `/api/${string}`
  /** One line for readers of the document. */
  readonly summary: string
  readonly access: Access
  /** What a call counts as; without it, as an ordinary one. */
  readonly limit?: RateLimitName | 'none'
  readonly plan?: PlanNeed
  /** Whoever calls has shown a moment ago, in the same session, that it is them. */
  readonly proof?: true
  /** A form that programs like to fill in: one that looks like a program's is refused. */
  readonly form?: true
  /** Refused to who has as many decks as their plan holds. */
  readonly makesDeck?: true
  /** Answered although the database is away. */
  readonly database?: 'unneeded'
  readonly params?: Schema
  readonly query?: Schema
  readonly headers?: Schema
  /** Of JSON. */
  readonly body?: Schema
  /** The media type of a body that is no JSON. */
  readonly receives?: string
  /** Bytes that a body may have, where they are not the default. */
  readonly bodyLimit?: number
  /** A body of this size may take its time on a slow line. */
  readonly bodyTime?: 'picture' | 'file'
  /** By status, the successes: a schema of JSON, a file, or null for no body. */
  readonly answers: Readonly<Record<number, Schema | FileAnswer | null>>
  /** What a caller is sent instead, piece by piece, who accepts `text/event-stream`. */
  readonly events?: Schema
  /** Codes of failures beside those that the rest of the definition implies. */
  readonly errors?: readonly ErrorCode[]
  readonly audit?: AuditRule
  /** Only there on some installations. */
  readonly isOptional?: true
}

/** Defines one call. What is not written as a literal here would not survive the browser's build. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** What is left of an endpoint in the browser, such as `GET /api/folders`. */
export type Route = `${Endpoint['method']} ${Endpoint['path']}`

/** The method and the path of an endpoint, or of what is left of it. */
export function routeOf(called: Endpoint | Route): readonly [method: string, path: string] {
  if (typeof called !== 'string') return [called.method, called.path]
  const [method = '', path = ''] = called.split(' ')
  return [method, path]
}

/** A value that nobody changes; slides are the deck's own type and stay as they are. */
export type Frozen<T> = T extends Slide
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Frozen<T[Key]> }
      : T

type Successes<E extends Endpoint> = E['answers'][keyof E['answers']]

/** What a call is answered with; null where the answer has no body or is no JSON. */
export type AnswerOf<E extends Endpoint> =
  Successes<E> extends infer Answer ? (Answer extends Schema ? z.output<Answer> : null) : never

export type BodyOf<E extends Endpoint> = E extends { readonly body: infer Body extends Schema }
  ? Frozen<z.input<Body>>
  : never

type QueryInput<Query extends Schema> = {
  readonly [Name in keyof z.input<Query>]: string | number | boolean | undefined
}

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsInput<E extends Endpoint> = [ParameterNames<E['path']>] extends [never]
  ? object
  : { readonly params: Readonly<Record<ParameterNames<E['path']>, string | number>> }

/** What a caller gives: the parameters of the path, the query, the body, and headers. */
export type CallInput<E extends Endpoint> = ParamsInput<E> &
  (E extends { readonly query: infer Query extends Schema }
    ? object extends QueryInput<Query>
      ? { readonly query?: QueryInput<Query> }
      : { readonly query: QueryInput<Query> }
    : object) &
  (E extends { readonly body: Schema } ? { readonly body: BodyOf<E> } : object) & {
    readonly headers?: Readonly<Record<string, string>>
  }
