import { claimAdministrationBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/access.ts'
import { refuse } from '../../http/answers.ts'
import { bodyLimits } from '../../http/limits.ts'
import { claimAdministration } from './administratorClaim.ts'

/** Where the link leads that a server without an administrator prints when it starts. */
export function claimRoutes(
  server: FastifyInstance,
  ports: { readonly queries: Queries; readonly now: () => Date },
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/administrator-claim',
    {
      config: { access: 'user', limit: 'resetToken', proof: true },
      bodyLimit: bodyLimits.credentials,
      schema: { body: claimAdministrationBody },
    },
    async (request, reply) => {
      const account = signedIn(request)
      const refused = await claimAdministration(ports, { account, secret: request.body.token })
      request.audit('admin-claim', refused && { outcome: 'refused' })
      return refused ? refuse(reply, refused) : reply.code(204).send()
    },
  )
}
