import { generateBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { whileConnected, whileServed } from '../../http/eventStream.ts'
import { Failure } from '../../http/failure.ts'
import { idempotencyOf } from '../../http/idempotency.ts'
import { bodyLimits } from '../../http/limits.ts'
import { collectEvents } from './events/collectEvents.ts'
import { followOnce } from './followOnce.ts'
import { generateDeck } from './generateDeck.ts'
import { generationIdOf } from './generationId.ts'
import type { GenerationPorts } from './generationPorts.ts'
import { outlineRoutes } from './outlineRoutes.ts'
import { sendProgress } from './events/sendProgress.ts'
import { requestOf } from './writeRequest.ts'
import { SharedRuns } from './events/SharedRuns.ts'
import type { WriteEvent } from './writeSlides.ts'

export function generationRoutes(server: FastifyInstance, ports: GenerationPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const runs = new SharedRuns<WriteEvent>(() => ports.now().getTime(), server.shutdown)
  // What is begun is finished while there is time, though nobody listens here any more.
  server.addHook('onClose', async () => {
    if (server.shutdown.stopping.aborted) await runs.settled()
  })
  app.post(
    '/api/generate',
    {
      config: { access: 'user', limit: 'generate', plan: 'active', makesDeck: true },
      bodyLimit: bodyLimits.generation,
      schema: { body: generateBody },
    },
    async (request, reply) => {
      const account = signedIn(request)
      const once = idempotencyOf(request)
      const id = once && generationIdOf(once)
      const wanted = requestOf(request.body, { account, now: ports.now() })
      const input = { account, request: wanted, requestId: request.id, id }
      const streams = wantsStream(request.headers.accept)
      const left = once && streams ? whileServed(reply) : whileConnected(reply)
      const progress = once
        ? followOnce({ ports, runs, left }, once, (keep, signal) =>
            generateDeck(ports, { ...input, keep }, signal),
          )
        : generateDeck(ports, input, left)
      if (streams) return sendProgress(reply, progress, { isShared: once !== undefined })
      const result = await collectEvents(progress)
      // Nobody is there to read it, but the request must end somehow.
      if (result === undefined) return refuse(reply, new Failure('unavailable'))
      return answer(reply, result, (value) => value)
    },
  )
  outlineRoutes(server, ports, runs)
}

function wantsStream(accept: string | undefined): boolean {
  return accept?.includes('text/event-stream') ?? false
}
