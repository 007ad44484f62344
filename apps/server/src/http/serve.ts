import type { AnswerOf, AuditRule, Endpoint, Frozen } from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import type * as z from 'zod'
import { refuse } from './answers/answers.ts'
import { Failure } from './errors/failure.ts'
import { serverLimits } from './limiter/limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's definition in the contract. */
    endpoint?: Endpoint
  }
}

type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'headers' | 'body'> =
  E extends Readonly<Record<Part, infer Schema extends z.core.$ZodType>>
    ? z.output<Schema>
    : unknown

interface RouteOf<E extends Endpoint> {
  Params: Parsed<E, 'params'>
  Querystring: Parsed<E, 'query'>
  Headers: Parsed<E, 'headers'>
  Body: Parsed<E, 'body'>
}

type Nothing<Answer> = null extends Answer ? undefined : never

/** A failure, an answer of the definition, or the reply if the handler sends a file or a stream itself. */
type Result<E extends Endpoint> =
  | Frozen<Exclude<AnswerOf<E>, null>>
  | Nothing<AnswerOf<E>>
  | Failure
  | FastifyReply

export type RequestOf<E extends Endpoint> = FastifyRequest<RouteOf<E>>

export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  reply: FastifyReply,
) => Result<E> | Promise<Result<E>>

const bodyTimes = {
  picture: serverLimits.pictureTimeoutMs,
  file: serverLimits.fileTimeoutMs,
} as const

interface ServeOptions<E extends Endpoint> {
  /** Called with the body before it is validated. */
  readonly preValidation?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  /** Called before the handler; may refuse. */
  readonly preHandler?: (request: RequestOf<E>, reply: FastifyReply) => Promise<unknown>
  /** Handles an upgrade of the connection to a WebSocket. */
  readonly wsHandler?: (socket: WebSocket, request: RequestOf<E>) => void | Promise<void>
}

/** Registers the route of an endpoint: everything but `handle`, which answers it, comes from the definition. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  ...[handle, options = {}]: [handle: Handler<E>, options?: ServeOptions<E>]
): void {
  const { method, path: url, bodyLimit } = endpoint
  app.route<RouteOf<E>>({
    method,
    url,
    config: { ...configOf(endpoint), takesWebSockets: options.wsHandler !== undefined },
    schema: schemaOf(endpoint),
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...options,
    handler: async (request, reply) => {
      const result: unknown = await handle(request, reply)
      if (result === undefined && !hasEmptyAnswer(endpoint)) return reply
      if (result === undefined && isSent(reply)) return reply
      if (result instanceof Failure) {
        if (endpoint.audit?.refusals) record(endpoint.audit, request, { outcome: 'refused' })
        return refuse(reply, result)
      }
      if (endpoint.audit) record(endpoint.audit, request, { outcome: 'done', answer: result })
      if (reply.statusCode === 200) reply.code(successOf(endpoint))
      return reply.send(result)
    },
  })
}

/** Awaiting a reply that a handler returned has completed it. */
function isSent(reply: FastifyReply): boolean {
  return reply.sent || reply.raw.headersSent || reply.raw.destroyed
}

function hasEmptyAnswer({ answers }: Endpoint): boolean {
  return Object.values(answers).includes(null)
}

/** The status of an ordinary success: the first one listed. */
function successOf({ answers }: Endpoint): number {
  return Number(Object.keys(answers)[0] ?? 200)
}

function configOf(endpoint: Endpoint) {
  const { access, limit, plan, proof, form, makesDeck, database, bodyTime } = endpoint
  return {
    endpoint,
    access,
    ...(limit && { limit }),
    ...(plan && { plan }),
    ...(proof && { proof }),
    ...(form && { form }),
    ...(makesDeck && { makesDeck }),
    ...(database && { database }),
    ...(bodyTime && { bodyTimeoutMs: bodyTimes[bodyTime] }),
  }
}

function schemaOf({ params, query, headers, body }: Endpoint) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
  }
}

function record(
  { action, target }: AuditRule,
  request: FastifyRequest,
  { outcome, answer }: { readonly outcome: 'done' | 'refused'; readonly answer?: unknown },
): void {
  request.audit(action, {
    outcome,
    ...(target !== undefined && {
      target: target.replaceAll(/:(\w+)/g, (_, name: string) => {
        const sources = [request.params, answer, request.body].map(Object)
        return String(sources.find((source) => Object.hasOwn(source, name))?.[name])
      }),
    }),
  })
}
