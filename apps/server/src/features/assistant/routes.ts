import { assistBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import type { Account } from '../../http/sessions.ts'
import { whileConnected } from '../../http/eventStream.ts'
import { answer } from '../../http/answers.ts'
import { bodyLimits } from '../../http/limits.ts'
import { assistWithSlide, type ServedAssistant } from './assistWithSlide.ts'

export interface AssistantRoutePorts {
  /** Those that work for a person, in the order that they are asked in. */
  readonly assistantsFor: (caller: {
    readonly account: Account
    readonly requestId: string
  }) => readonly ServedAssistant[]
}

export function assistantRoutes(server: FastifyInstance, ports: AssistantRoutePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  app.post(
    '/api/assist',
    {
      config: { access: 'user', limit: 'assist', plan: 'active' },
      bodyLimit: bodyLimits.deck,
      schema: { body: assistBody },
    },
    async (request, reply) => {
      const caller = { account: signedIn(request), requestId: request.id }
      const assistants = ports.assistantsFor(caller)
      const signal = whileConnected(reply)
      const result = await assistWithSlide({ assistants }, request.body, { signal })
      return answer(reply, result, (value) => value)
    },
  )
}
