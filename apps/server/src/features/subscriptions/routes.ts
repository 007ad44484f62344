import { selectPlanBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import type { SubscriptionStatus } from '@deckloom/contract'
import { refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import type { Entitlements } from '../../platform/plans/entitlements.ts'
import { standingOf } from '../../platform/plans/planStanding.ts'
import { selectPlan, type SelectPlanPorts } from './selectPlan.ts'

export interface SubscriptionPorts extends SelectPlanPorts {
  readonly entitlements: Pick<Entitlements, 'hasPlans'>
}

/** For programs that ask: everything is there, and nothing ends. */
const withoutPlans: SubscriptionStatus = {
  isActive: true,
  tier: 'free',
  daysRemaining: 0,
  pendingTier: null,
}

export function subscriptionRoutes(server: FastifyInstance, ports: SubscriptionPorts): void {
  const { hasPlans } = ports.entitlements
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get('/api/subscription/status', { config: { access: 'user' } }, (request) =>
    hasPlans ? standingOf(signedIn(request), ports.now()) : withoutPlans,
  )

  app.post(
    '/api/subscription/select',
    { config: { access: 'user' }, schema: { body: selectPlanBody } },
    async (request, reply) => {
      if (!hasPlans) return refuse(reply, new Failure('payments_off', 'This server has no plans.'))
      const selected = await selectPlan(ports, signedIn(request), request.body.tier)
      request.audit('plan-select', { target: selected.tier })
      return reply.send(selected)
    },
  )
}
