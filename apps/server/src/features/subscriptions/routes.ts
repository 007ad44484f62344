import { endpoints, type SubscriptionStatus } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { Failure } from '../../http/errors/failure.ts'
import { serve } from '../../http/serve.ts'
import type { Entitlements } from '../../platform/plans/entitlements.ts'
import { standingOf } from '../../platform/plans/planStanding.ts'
import { selectPlan, type SelectPlanPorts } from './selectPlan.ts'

const { plans } = endpoints

export interface SubscriptionPorts extends SelectPlanPorts {
  readonly entitlements: Pick<Entitlements, 'hasPlans'>
}

/** For API clients: everything is included, and nothing expires. */
const withoutPlans: SubscriptionStatus = {
  isActive: true,
  tier: 'free',
  daysRemaining: 0,
  pendingTier: null,
}

export function subscriptionRoutes(app: FastifyInstance, ports: SubscriptionPorts): void {
  const { hasPlans } = ports.entitlements

  serve(app, plans.readSubscription, (request) =>
    hasPlans ? standingOf(signedIn(request), ports.now()) : withoutPlans,
  )

  serve(app, plans.selectPlan, (request) =>
    hasPlans
      ? selectPlan(ports, signedIn(request), request.body.tier)
      : new Failure('payments_off', 'This server has no plans.'),
  )
}
