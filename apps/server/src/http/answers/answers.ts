import type { ErrorBody } from '@deckloom/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Failure } from '../errors/failure.ts'
import { failureOf } from '../errors/failureOf.ts'
import { RateLimited, setRateLimit } from '../limiter/rateLimitHeaders.ts'

/** Sends a failure in the error format of the API. */
export function refuse(reply: FastifyReply, failure: Failure): FastifyReply {
  const { retryAfter } = failure.details
  reply.request.refusal = failure.code
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (failure instanceof RateLimited) setRateLimit(reply, failure.standing)
  const body: ErrorBody = {
    message: failure.message,
    code: failure.code,
    requestId: reply.request.id,
    ...failure.details,
  }
  return reply.code(failure.status).type('application/json; charset=utf-8').send(body)
}

/** Sends exceptions and unknown URLs in the same format. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error)
    if (failure.status >= 500 && !isHangUp(error))
      request.log.error({ err: error }, 'request failed')
    return refuse(reply, failure)
  })
  app.setNotFoundHandler((_request, reply) => refuse(reply, new Failure('not_found')))
}

/** A client that disconnects mid-stream causes an error that is not the server's fault. */
function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}
