import type { FastifyInstance } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files and health checks do not need the database. */
    database?: 'unneeded'
  }
}

/** Delays requests while the database restarts; refuses them if that takes too long. */
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
