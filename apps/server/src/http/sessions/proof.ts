import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The caller must have reauthenticated recently, in the same session. */
    proof?: boolean
  }
}

/** How long a reauthentication is valid. */
const proofMs = 10 * 60 * 1_000

/** Whether the caller has reauthenticated recently, so is not somebody else at an unattended browser. */
export function isProven({ provedAt }: Pick<FastifyRequest, 'provedAt'>, now: Date): boolean {
  if (provedAt === null) return false
  const sinceMs = now.getTime() - provedAt.getTime()
  // A timestamp in the future, from a wrong clock, would stay valid until then.
  return sinceMs < proofMs && sinceMs > -proofMs
}

/** Requires callers of routes with `proof` to reauthenticate. */
export function registerProof(app: FastifyInstance, now: () => Date): void {
  // After validation: nobody has to enter a password to learn that a field is empty.
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.proof !== true || isProven(request, now())) return undefined
    return refuse(reply, new Failure('reauth_required'))
  })
}
