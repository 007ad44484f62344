import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { whileConnected, whileServed } from '../../http/answers/eventStream.ts'
import { Failure, mapResult } from '../../http/errors/failure.ts'
import { idempotencyOf, repeatable } from '../../http/sessions/idempotency.ts'
import { changeOutline } from './changeOutline.ts'
import { followOnce } from './followOnce.ts'
import { continueDeck } from './generateDeck.ts'
import { generateOnce } from './generateOnce.ts'
import type { GenerationPorts, KeepEvent } from './generationPorts.ts'
import { keepSlides } from './keepSlides.ts'
import { discardGeneration, findUnfinished, openGeneration } from './openGeneration.ts'
import { planDeck, type PlanEvent } from './planDeck.ts'
import { presentGeneration } from './presentGeneration.ts'
import { sendProgress } from './events/sendProgress.ts'
import type { SharedRuns } from './events/SharedRuns.ts'
import { requestOf } from './writeRequest.ts'
import type { WriteEvent } from './writeSlides.ts'
import { serve } from '../../http/serve.ts'

const { generation } = endpoints

/** Creates decks by way of an outline: streamed, edited by the person, then written slide by slide. */
export function outlineRoutes(
  app: FastifyInstance,
  ports: GenerationPorts,
  runs: SharedRuns<WriteEvent>,
): void {
  serve(app, generation.beginGeneration, async (request, reply) => {
    const account = signedIn(request)
    const input = {
      account,
      request: requestOf(request.body, {
        account,
        now: ports.now(),
        acceptLanguage: request.headers['accept-language'],
      }),
      requestId: request.id,
    }
    const once = idempotencyOf(request)
    const signal = whileConnected(reply)
    const start = (keep?: KeepEvent<PlanEvent>) => planDeck(ports, { ...input, keep }, signal)
    return sendProgress(
      reply,
      once ? generateOnce<PlanEvent>(ports, once, { signal, start }) : start(),
    )
  })

  serve(app, generation.readOpenGeneration, (request) =>
    openGeneration(ports, signedIn(request).id),
  )

  serve(app, generation.writeSlides, async (request, reply) => {
    const account = signedIn(request)
    const own = { id: request.params.id, userId: account.id }
    const unfinished = await findUnfinished(ports, own)
    if (unfinished instanceof Failure) return unfinished
    const job = { generation: unfinished, places: request.body.places }
    const input = { account, requestId: request.id, job }
    const { places = [] } = request.body
    // Repeated requests write the slides once and create one deck.
    const once = repeatable(request, `slides ${own.id} ${places.join(' ')}`)
    const left = whileServed(reply)
    const progress = followOnce({ ports, runs, left }, once, (keep, signal) =>
      continueDeck(ports, { ...input, keep }, signal),
    )
    return sendProgress(reply, progress, { isShared: true })
  })

  editingRoutes(app, ports)
}

/** Changes to an unfinished deck. */
function editingRoutes(app: FastifyInstance, ports: GenerationPorts): void {
  serve(app, generation.saveOutline, async (request) => {
    const change = { ...request.body, id: request.params.id, userId: signedIn(request).id }
    const changed = await changeOutline(ports, change)
    return mapResult(changed, (value) => presentGeneration(value, ports.writer))
  })

  serve(app, generation.keepSlides, (request) =>
    keepSlides(ports, { id: request.params.id, userId: signedIn(request).id }),
  )

  serve(app, generation.discardGeneration, (request) =>
    discardGeneration(ports, { id: request.params.id, userId: signedIn(request).id }),
  )
}
