import { presentationParams, revisionParams } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/access.ts'
import { answer } from '../../http/answers.ts'
import { openHistory, openRevision } from './openHistory.ts'
import { presentRevision, presentRevisionSlides } from './presentRevision.ts'

const path = '/api/presentations/:id/revisions'
const access = 'user'

/** What a deck was before: a list of its replaced states, and each of them. To restore one is to save it again. */
export function historyRoutes(
  server: FastifyInstance,
  { database }: { readonly database: Pick<Database, 'queries'> },
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries } = database

  app.get(
    path,
    { config: { access }, schema: { params: presentationParams } },
    async (request, reply) => {
      const which = { id: request.params.id, userId: signedIn(request).id }
      return answer(reply, await openHistory(queries, which), (revisions) =>
        revisions.map(presentRevision),
      )
    },
  )

  app.get(
    `${path}/:version`,
    { config: { access }, schema: { params: revisionParams } },
    async (request, reply) => {
      const which = { ...request.params, userId: signedIn(request).id }
      return answer(reply, await openRevision(queries, which), presentRevisionSlides)
    },
  )
}
