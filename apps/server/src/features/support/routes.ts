import {
  backwardsQuery,
  type SupportDesk,
  type SupportMessageItem,
  supportMessageBody,
} from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { bodyLimits } from '../../http/limits.ts'
import { listSupportMessages } from './supportRepository.ts'
import { type SupportPorts, takeSupportMessage } from './takeSupportMessage.ts'

export function supportRoutes(
  server: FastifyInstance,
  { desk, ...ports }: SupportPorts & { readonly desk: SupportDesk },
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get('/api/support', { config: { access: 'public' } }, async (_request, reply) =>
    reply.send(desk),
  )

  app.post(
    '/api/support/contact',
    {
      config: { access: 'optional', limit: 'support', form: true },
      bodyLimit: bodyLimits.letter,
      schema: { body: supportMessageBody },
    },
    async (request, reply) => {
      const { account, body } = request
      await takeSupportMessage(ports, { ...body, userId: account?.id })
      return reply.send({ message: 'Your message is with us.' })
    },
  )

  app.get(
    '/api/admin/support-messages',
    { config: { access: 'administrator' }, schema: { querystring: backwardsQuery } },
    async (request, reply) => {
      const rows = await listSupportMessages(ports.queries, request.query.before)
      const messages: readonly SupportMessageItem[] = rows.map((row) => ({
        ...row,
        email: starred(row.email),
        createdAt: row.createdAt.toISOString(),
      }))
      return reply.send(messages)
    },
  )
}

/** i***@example.org: the email about the message has the address, a list need not. */
function starred(email: string): string {
  const [name = '', ...domain] = email.split('@')
  return `${name.slice(0, 1)}***@${domain.join('@')}`
}
