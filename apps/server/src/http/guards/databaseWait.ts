import type { FastifyInstance } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files and signs of life are served without it. */
    database?: 'unneeded'
  }
}

/** Holds calls back while the database restarts; a call that would wait too long is refused. */
export function registerDatabaseWait(app: FastifyInstance, ready: () => Promise<void>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 || request.routeOptions.config.database === 'unneeded') return undefined
    try {
      await ready()
      return undefined
    } catch {
      return refuse(reply, new Failure('unavailable', undefined, { retryAfter: 2 }))
    }
  })
}
