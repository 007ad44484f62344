import type { FastifyInstance } from 'fastify'
import { refuse } from './answers.ts'
import { Failure } from './failure.ts'
import { serverLimits } from './limits.ts'

/** Refuses addresses that are longer than any of ours can be. */
export function registerAddressLength(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) =>
    request.url.length > serverLimits.urlLength
      ? refuse(reply, new Failure('uri_too_long'))
      : undefined,
  )
}
