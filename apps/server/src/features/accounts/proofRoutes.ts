import { proofBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { addressGroup } from '../../http/addressGroup.ts'
import { refuse } from '../../http/answers.ts'
import { bodyLimits } from '../../http/limits.ts'
import type { Sessions } from '../../http/sessions.ts'
import { proveIdentity, type ProvePorts } from './proveIdentity.ts'

export type ProofPorts = ProvePorts & { readonly sessions: Sessions }

/** Where somebody who is signed in shows again that it is them. */
export function proofRoutes(server: FastifyInstance, ports: ProofPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/user/proof',
    {
      config: { access: 'user' },
      bodyLimit: bodyLimits.credentials,
      schema: { body: proofBody },
    },
    async (request, reply) => {
      const account = signedIn(request)
      const caller = addressGroup(request.ip)
      const refused = await proveIdentity(ports, { account, body: request.body, caller })
      request.audit('identity-proof', refused && { outcome: 'refused' })
      if (refused) return refuse(reply, refused)
      await ports.sessions.prove(request)
      return reply.code(204).send()
    },
  )
}
