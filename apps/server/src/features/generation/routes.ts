import { Readable } from 'node:stream'
import { generateBody, generationLimits } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { streamEvents, whileConnected } from '../../http/eventStream.ts'
import { Failure } from '../../http/failure.ts'
import { collectEvents } from './collectEvents.ts'
import { generateDeck, type GenerationPorts } from './generateDeck.ts'

export function generationRoutes(server: FastifyInstance, ports: GenerationPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  app.post(
    '/api/generate',
    {
      config: { access: 'user', limit: 'generate' },
      bodyLimit: generationLimits.bodyBytes,
      schema: { body: generateBody },
    },
    async (request, reply) => {
      const { source, ...brief } = request.body
      const input = {
        request: { ...brief, ...(source !== undefined && { source }) },
        userId: signedIn(request).id,
        requestId: request.id,
      }
      const progress = generateDeck(ports, input, whileConnected(reply))
      if (request.headers.accept?.includes('text/event-stream')) {
        const events = streamEvents(progress, (error) =>
          request.log.error({ err: error }, 'generation failed'),
        )
        // A proxy that buffers would hand over all slides at once.
        reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8')
        return reply.send(Readable.from(events))
      }
      const result = await collectEvents(progress)
      // Nobody is there to read it, but the request must end somehow.
      if (result === undefined) return refuse(reply, new Failure('unavailable'))
      return answer(reply, result, (value) => value)
    },
  )
}
