import { inviteAccountBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../../http/access.ts'
import { refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import { inviteAccount, type InviteAccountPorts } from '../registration/inviteAccount.ts'

const config = { access: 'administrator', limit: 'administer', proof: true } as const

/** Invites a person to register, for installations with restricted registration. */
export function inviteRoute(server: FastifyInstance, ports: InviteAccountPorts): void {
  server
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/admin/invitations',
      { config, bodyLimit: bodyLimits.credentials, schema: { body: inviteAccountBody } },
      async (request, reply) => {
        const { email } = request.body
        const invited = await inviteAccount(ports, { email, invitedBy: signedIn(request).id })
        if (invited instanceof Failure) return refuse(reply, invited)
        request.audit('account-invite', { target: `account invitation ${invited.id}` })
        return reply.code(202).send({ id: invited.id, expiresAt: invited.expiresAt.toISOString() })
      },
    )
}
