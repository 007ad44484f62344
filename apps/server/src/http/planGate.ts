import type { FastifyInstance } from 'fastify'
import { hasPremium, standingOf } from '../platform/planStanding.ts'
import { signedIn } from './access.ts'
import { refuse } from './answers.ts'
import { Failure } from './failure.ts'
import type { Account } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route needs beside an account: a trial or plan that runs, or one with premium templates. */
    plan?: 'active' | 'premium'
  }
}

/** Answers 402 to accounts whose trial or plan has run out, where a route says that it needs one. */
export function registerPlanGate(app: FastifyInstance, now: () => Date): void {
  app.addHook('preHandler', async (request, reply) => {
    const { plan } = request.routeOptions.config
    if (!plan) return undefined
    const failure = planFailure(signedIn(request), plan, now())
    return failure ? refuse(reply, failure) : undefined
  })
}

/** For what depends on the thing that is asked for, such as a template that is premium or not. */
export function planFailure(
  account: Account,
  need: 'active' | 'premium',
  now: Date,
): Failure | undefined {
  if (!standingOf(account, now).isActive) return new Failure('subscription_required')
  if (need === 'premium' && !hasPremium(account, now)) return new Failure('premium_required')
  return undefined
}
