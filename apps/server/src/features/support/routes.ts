import { endpoints, type SupportDesk } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { readSupportMessages } from './readSupportMessages.ts'
import { type SupportPorts, takeSupportMessage } from './takeSupportMessage.ts'

const { operation } = endpoints

export function supportRoutes(
  app: FastifyInstance,
  { desk, ...ports }: SupportPorts & { readonly desk: SupportDesk },
): void {
  serve(app, operation.readSupportDesk, () => desk)

  serve(app, operation.contactSupport, async ({ account, body }) => {
    await takeSupportMessage(ports, { ...body, userId: account?.id })
    return { message: 'Your message is with us.' }
  })

  serve(app, operation.listSupportMessages, (request) =>
    readSupportMessages(ports, request.query.before),
  )
}
