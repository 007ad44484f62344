import { generateBody, generationParams, outlineBody, slidesBody } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { whileConnected, whileServed } from '../../http/eventStream.ts'
import { Failure } from '../../http/failure.ts'
import { idempotencyOf, repeatable } from '../../http/idempotency.ts'
import { bodyLimits } from '../../http/limits.ts'
import { changeOutline } from './changeOutline.ts'
import { followOnce } from './followOnce.ts'
import { continueDeck } from './generateDeck.ts'
import { generateOnce } from './generateOnce.ts'
import type { GenerationPorts, KeepEvent } from './generationPorts.ts'
import { deleteGeneration, findGeneration, findOpenGeneration } from './generationRepository.ts'
import { keepSlides } from './keepSlides.ts'
import { planDeck, type PlanEvent } from './planDeck.ts'
import { presentGeneration } from './presentGeneration.ts'
import { sendProgress } from './events/sendProgress.ts'
import type { SharedRuns } from './events/SharedRuns.ts'
import { requestOf } from './writeRequest.ts'
import type { WriteEvent } from './writeSlides.ts'

/** The way to a deck by its outline: streamed, changed by the person, then written slide by slide. */
export function outlineRoutes(
  server: FastifyInstance,
  ports: GenerationPorts,
  runs: SharedRuns<WriteEvent>,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries } = ports.database

  app.post(
    '/api/generations',
    {
      config: { access: 'user', limit: 'generate', plan: 'active', makesDeck: true },
      bodyLimit: bodyLimits.generation,
      schema: { body: generateBody },
    },
    async (request, reply) => {
      const account = signedIn(request)
      const input = {
        account,
        request: requestOf(request.body, { account, now: ports.now() }),
        requestId: request.id,
      }
      const once = idempotencyOf(request)
      const signal = whileConnected(reply)
      const start = (keep?: KeepEvent<PlanEvent>) => planDeck(ports, { ...input, keep }, signal)
      return await sendProgress(
        reply,
        once ? generateOnce<PlanEvent>(ports, once, { signal, start }) : start(),
      )
    },
  )

  app.get('/api/generations/open', { config: { access: 'user' } }, async (request, reply) => {
    const open = await findOpenGeneration(queries, signedIn(request).id)
    return reply.send({ generation: open ? presentGeneration(open, ports.writer) : null })
  })

  app.post(
    '/api/generations/:id/slides',
    {
      config: { access: 'user', limit: 'generate', plan: 'active', makesDeck: true },
      schema: { params: generationParams, body: slidesBody },
    },
    async (request, reply) => {
      const account = signedIn(request)
      const own = { id: request.params.id, userId: account.id }
      const generation = await findGeneration(queries, own)
      if (!generation) return refuse(reply, new Failure('not_found'))
      const job = { generation, places: request.body.places }
      const input = { account, requestId: request.id, job }
      const { places = [] } = request.body
      // Asked for twice, the slides are written once and make one deck.
      const once = repeatable(request, `slides ${own.id} ${places.join(' ')}`)
      const left = whileServed(reply)
      const progress = followOnce({ ports, runs, left }, once, (keep, signal) =>
        continueDeck(ports, { ...input, keep }, signal),
      )
      return await sendProgress(reply, progress, { isShared: true })
    },
  )

  editingRoutes(server, ports)
}

/** What a person does with a deck that is begun. */
function editingRoutes(server: FastifyInstance, ports: GenerationPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries } = ports.database

  app.put(
    '/api/generations/:id',
    { config: { access: 'user' }, schema: { params: generationParams, body: outlineBody } },
    async (request, reply) => {
      const change = { ...request.body, id: request.params.id, userId: signedIn(request).id }
      const changed = await changeOutline(ports, change)
      return answer(reply, changed, (value) => presentGeneration(value, ports.writer))
    },
  )

  app.post(
    '/api/generations/:id/keep',
    { config: { access: 'user' }, schema: { params: generationParams } },
    async (request, reply) => {
      const own = { id: request.params.id, userId: signedIn(request).id }
      return answer(reply.code(201), await keepSlides(ports, own), (value) => value)
    },
  )

  app.delete(
    '/api/generations/:id',
    { config: { access: 'user' }, schema: { params: generationParams } },
    async (request, reply) => {
      const own = { id: request.params.id, userId: signedIn(request).id }
      const isGone = await deleteGeneration(queries, own)
      return isGone ? reply.code(204).send() : refuse(reply, new Failure('not_found'))
    },
  )
}
