import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { whileConnected } from '../../http/answers/eventStream.ts'
import { assistWithSlide, type ServedAssistant } from './assistWithSlide.ts'
import { serve } from '../../http/serve.ts'

const { generation } = endpoints

export interface AssistantRoutePorts {
  /** The assistants for a caller, in the order in which they are tried. */
  readonly assistantsFor: (caller: {
    readonly account: Account
    readonly requestId: string
  }) => readonly ServedAssistant[]
}

export function assistantRoutes(app: FastifyInstance, ports: AssistantRoutePorts): void {
  serve(app, generation.assist, async (request, reply) => {
    const caller = { account: signedIn(request), requestId: request.id }
    const assistants = ports.assistantsFor(caller)
    const signal = whileConnected(reply)
    return assistWithSlide({ assistants }, request.body, { signal })
  })
}
