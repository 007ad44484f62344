import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { whileConnected, whileServed } from '../../http/answers/eventStream.ts'
import { Failure } from '../../http/errors/failure.ts'
import { idempotencyOf } from '../../http/sessions/idempotency.ts'
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
import { serve } from '../../http/serve.ts'

const { generation } = endpoints

export function generationRoutes(app: FastifyInstance, ports: GenerationPorts): void {
  const runs = new SharedRuns<WriteEvent>(() => ports.now().getTime(), app.shutdown)
  // Started work is completed if time permits, even if the client has disconnected.
  app.addHook('onClose', async () => {
    if (app.shutdown.stopping.aborted) await runs.settled()
  })
  serve(app, generation.generate, async (request, reply) => {
    const account = signedIn(request)
    const once = idempotencyOf(request)
    const id = once && generationIdOf(once)
    const wanted = requestOf(request.body, {
      account,
      now: ports.now(),
      acceptLanguage: request.headers['accept-language'],
    })
    const input = { account, request: wanted, requestId: request.id, id }
    const streams = wantsStream(request.headers.accept)
    const left = once && streams ? whileServed(reply) : whileConnected(reply)
    const progress = once
      ? followOnce({ ports, runs, left }, once, (keep, signal) =>
          generateDeck(ports, { ...input, keep }, signal),
        )
      : generateDeck(ports, input, left)
    if (streams) return sendProgress(reply, progress, { isShared: once !== undefined })
    // The client has disconnected, but the request must be completed.
    return (await collectEvents(progress)) ?? new Failure('unavailable')
  })
  outlineRoutes(app, ports, runs)
}

function wantsStream(accept: string | undefined): boolean {
  return accept?.includes('text/event-stream') ?? false
}
