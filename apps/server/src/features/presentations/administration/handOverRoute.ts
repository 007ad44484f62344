import { accountParams, type HandedOver, handOverBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../../http/access.ts'
import { refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import { handOver, type HandOverPorts } from './handOver.ts'

const config = { access: 'administrator', limit: 'administer', proof: true } as const

export function handOverRoute(server: FastifyInstance, ports: HandOverPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/admin/users/:id/hand-over',
    {
      config,
      bodyLimit: bodyLimits.credentials,
      schema: { params: accountParams, body: handOverBody },
    },
    async (request, reply) => {
      const from = request.params.id
      const by = signedIn(request).id
      const done = await handOver(ports, { ...request.body, from, by })
      if (done instanceof Failure) return refuse(reply, done)
      const { to, ...counts } = done
      request.audit('decks-give', { target: from })
      request.audit('decks-receive', { target: to })
      const answer: HandedOver = counts
      return reply.send(answer)
    },
  )
}
