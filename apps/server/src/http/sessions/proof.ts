import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever calls it has shown a moment ago, in the same session, that it is them. */
    proof?: boolean
  }
}

/** For how long a proof counts. */
const proofMs = 10 * 60 * 1_000

/** Whether the caller has shown a moment ago that it is them, and not somebody at an open browser. */
export function isProven({ provedAt }: Pick<FastifyRequest, 'provedAt'>, now: Date): boolean {
  if (provedAt === null) return false
  const sinceMs = now.getTime() - provedAt.getTime()
  // One of a clock that was wrong would count until that moment comes.
  return sinceMs < proofMs && sinceMs > -proofMs
}

/** Asks whoever calls a route with `proof` to show again that it is them. */
export function registerProof(app: FastifyInstance, now: () => Date): void {
  // After the body was judged: nobody is asked for a password to learn that a field is empty.
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.proof !== true || isProven(request, now())) return undefined
    return refuse(reply, new Failure('reauth_required'))
  })
}
