import { selectPlanBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { standingOf } from '../../platform/planStanding.ts'
import { selectPlan, type SelectPlanPorts } from './selectPlan.ts'

export function subscriptionRoutes(server: FastifyInstance, ports: SelectPlanPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get('/api/subscription/status', { config: { access: 'user' } }, (request) =>
    standingOf(signedIn(request), ports.now()),
  )

  app.post(
    '/api/subscription/select',
    { config: { access: 'user' }, schema: { body: selectPlanBody } },
    async (request, reply) => {
      const selected = await selectPlan(ports, signedIn(request), request.body.tier)
      request.audit('plan-select', { target: selected.tier })
      return reply.send(selected)
    },
  )
}
