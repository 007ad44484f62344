import type { FastifyInstance } from 'fastify'
import type { Entitlements } from '../../platform/plans/entitlements.ts'
import { hasPremium, hasPriorityPlan, standingOf } from '../../platform/plans/planStanding.ts'
import { signedIn } from './access.ts'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'
import type { Account } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route requires besides an account: an active trial or plan, or one with premium templates. */
    plan?: PlanNeed
  }
}

type PlanNeed = 'active' | 'premium'

/** Why an account's plan does not allow something; undefined if it does, or if there are no plans. */
export type PlanGate = (account: Account, need: PlanNeed) => Failure | undefined

/** Whether an account's plan includes priority. */
export type PriorityCheck = (account: Account) => boolean

/** Answers 402 to accounts whose trial or plan has expired, for routes that require one. */
export function registerPlanGate(app: FastifyInstance, gate: PlanGate): void {
  app.addHook('preHandler', async (request, reply) => {
    const { plan } = request.routeOptions.config
    const failure = plan && gate(signedIn(request), plan)
    return failure ? refuse(reply, failure) : undefined
  })
}

/** Decides for routes, and for resources with requirements of their own, such as premium templates. */
export function planGate({ hasPlans }: Entitlements, now: () => Date): PlanGate {
  return (account, need) => {
    if (!hasPlans) return undefined
    if (!standingOf(account, now()).isActive) return new Failure('subscription_required')
    const lacks = need === 'premium' && !hasPremium(account, now())
    return lacks ? new Failure('premium_required') : undefined
  }
}

/** Decides who goes first in queues of generation and of the support desk; without plans, nobody does. */
export function priorityCheck({ hasPlans }: Entitlements, now: () => Date): PriorityCheck {
  return (account) => hasPlans && hasPriorityPlan(account, now())
}
