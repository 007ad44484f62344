import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import { mapResult } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import { openHistory, openRevision } from './openHistory.ts'
import { presentRevision, presentRevisionSlides } from './presentRevision.ts'

const { presentations } = endpoints

/** Previous versions of a deck: the list, and each one. Restoring a version means saving it again. */
export function historyRoutes(
  app: FastifyInstance,
  { database }: { readonly database: Pick<Database, 'queries'> },
): void {
  const { queries } = database

  serve(app, presentations.listRevisions, async (request) => {
    const which = { id: request.params.id, userId: signedIn(request).id }
    return mapResult(await openHistory(queries, which), (revisions) =>
      revisions.map(presentRevision),
    )
  })

  serve(app, presentations.getRevision, async (request) => {
    const which = { ...request.params, userId: signedIn(request).id }
    return mapResult(await openRevision(queries, which), presentRevisionSlides)
  })
}
