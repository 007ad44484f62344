import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/sessions/access.ts'
import { serve } from '../../http/serve.ts'
import { answerSearch } from './answerSearch.ts'

export function searchRoutes(
  app: FastifyInstance,
  { queries }: { readonly queries: Queries },
): void {
  serve(app, endpoints.presentations.search, (request) =>
    answerSearch(queries, { userId: signedIn(request).id, words: request.query.q }),
  )
}
