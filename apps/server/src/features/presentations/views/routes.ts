import { deckViewsBody, presentationParams } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/access.ts'
import { answer, refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import { findPresentation } from '../presentationsRepository.ts'
import { readViews } from './readViews.ts'
import { insertViews } from './viewsRepository.ts'

const path = '/api/presentations/:id/views'
const access = 'user'

/** How decks are looked at: told by the windows that show them, read by who hands them out. */
export function viewRoutes(
  server: FastifyInstance,
  { queries, now }: { readonly queries: Queries; readonly now: () => Date },
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get(
    path,
    { config: { access }, schema: { params: presentationParams } },
    async (request, reply) => {
      const which = { id: request.params.id, userId: signedIn(request).id }
      return answer(reply, await readViews(queries, which), (views) => views)
    },
  )

  app.post(
    path,
    {
      config: { access },
      bodyLimit: bodyLimits.report,
      schema: { params: presentationParams, body: deckViewsBody },
    },
    async (request, reply) => {
      const viewerId = signedIn(request).id
      const seen = await findPresentation(queries, { id: request.params.id, userId: viewerId })
      if (!seen) return refuse(reply, new Failure('not_found'))
      const { presentation, role } = seen
      const { id, showsNotes } = presentation
      // Who rehearses their own deck would hide who looked at it.
      if (role !== 'owner')
        await insertViews(queries, {
          deck: { id, slides: presentation.slides.shownTo({ role, showsNotes }) },
          viewer: { viewerId, visitor: null },
          body: request.body,
          at: now(),
        })
      return reply.code(204).send()
    },
  )
}
