import type { Slide } from '@deckloom/deck'
import type * as z from 'zod'
import type { AuditAction } from './auditActions.ts'
import type { ErrorCode } from './errors.ts'
import type { RateLimitName } from './rateLimits.ts'

/** Who may call: anyone; anyone, but identified if signed in; signed-in users; or administrators. */
export type Access = 'public' | 'optional' | 'user' | 'administrator'

/** The plan that an account needs: an active trial or plan, or one with premium templates. */
export type PlanNeed = 'active' | 'premium'

type Schema = z.core.$ZodType

/** A response other than JSON: a file, a page, a stream of events. */
export interface FileAnswer {
  readonly mediaType: string
}

/**
 * The entry that a successful call adds to the audit trail. The actor is the account that the request is attributed
 * to.
 */
export interface AuditRule {
  readonly action: AuditAction
  /**
   * What was acted on, such as `deck :id`. A name is a path parameter, else a field of the response, else a field of
   * the body.
   */
  readonly target?: string
  /** Also records calls that the use case rejects. */
  readonly refusals?: true
}

/**
 * The complete definition of one API call. The server registers its route from it and checks its responses against it
 * in tests, the client derives its types from it, and the document at `/api/openapi.json` describes it. In the
 * browser, only its `Route` remains: the build drops the rest.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters have the form `:name`. */
  readonly path: `/api/${string}`
  /** One line for the OpenAPI document. */
  readonly summary: string
  readonly access: Access
  /** The rate limit that calls count against; the general one by default. */
  readonly limit?: RateLimitName | 'none'
  readonly plan?: PlanNeed
  /** The caller must have proved their identity recently, in the same session. */
  readonly proof?: true
  /** A form that attracts bots: submissions that look automated are rejected. */
  readonly form?: true
  /** Rejected if the caller has as many decks as their plan allows. */
  readonly makesDeck?: true
  /** Works even while the database is unavailable. */
  readonly database?: 'unneeded'
  readonly params?: Schema
  readonly query?: Schema
  readonly headers?: Schema
  /** Schema of a JSON body. */
  readonly body?: Schema
  /** The media type of a body that is not JSON. */
  readonly receives?: string
  /** Maximum size of the body in bytes, if not the default. */
  readonly bodyLimit?: number
  /** Allows more time for a large body on a slow connection. */
  readonly bodyTime?: 'picture' | 'file'
  /** Successful responses by status: a schema for JSON, a file, or null for no body. */
  readonly answers: Readonly<Record<number, Schema | FileAnswer | null>>
  /** Events that are streamed instead to callers that accept `text/event-stream`. */
  readonly events?: Schema
  /** Error codes beyond those implied by the rest of the definition. */
  readonly errors?: readonly ErrorCode[]
  readonly audit?: AuditRule
  /** Exists only on some installations. */
  readonly isOptional?: true
}

/** Defines one call. Only what is written as a literal here survives the browser build. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** What remains of an endpoint in the browser, such as `GET /api/folders`. */
export type Route = `${Endpoint['method']} ${Endpoint['path']}`

/** Returns the method and the path of an endpoint or route. */
export function routeOf(called: Endpoint | Route): readonly [method: string, path: string] {
  if (typeof called !== 'string') return [called.method, called.path]
  const [method = '', path = ''] = called.split(' ')
  return [method, path]
}

/** A deeply read-only type; slides keep the deck's own type. */
export type Frozen<T> = T extends Slide
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Frozen<T[Key]> }
      : T

type Successes<E extends Endpoint> = E['answers'][keyof E['answers']]

/** The type of a call's response; null if the response has no body or is not JSON. */
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

/** The input of a call: path parameters, query, body, and headers. */
export type CallInput<E extends Endpoint> = ParamsInput<E> &
  (E extends { readonly query: infer Query extends Schema }
    ? object extends QueryInput<Query>
      ? { readonly query?: QueryInput<Query> }
      : { readonly query: QueryInput<Query> }
    : object) &
  (E extends { readonly body: Schema } ? { readonly body: BodyOf<E> } : object) & {
    readonly headers?: Readonly<Record<string, string>>
  }
