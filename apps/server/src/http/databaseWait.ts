import type { FastifyInstance } from 'fastify'
import { refuse } from './answers.ts'
import { Failure } from './failure.ts'

/** Holds calls back while the database restarts; a call that would wait too long is refused. */
export function registerDatabaseWait(app: FastifyInstance, ready: () => Promise<void>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined
    try {
      await ready()
      return undefined
    } catch {
      return refuse(reply, new Failure('unavailable', undefined, { retryAfter: 2 }))
    }
  })
}
