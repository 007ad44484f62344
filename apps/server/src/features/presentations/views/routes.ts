import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import { serve } from '../../../http/serve.ts'
import { readViews } from './readViews.ts'
import { recordViews } from './recordViews.ts'

const { sharing } = endpoints

/** View statistics of decks: reported by viewers, read by those who may share the deck. */
export function viewRoutes(
  app: FastifyInstance,
  ports: { readonly queries: Queries; readonly now: () => Date },
): void {
  serve(app, sharing.readViews, (request) =>
    readViews(ports.queries, { id: request.params.id, userId: signedIn(request).id }),
  )

  serve(app, sharing.recordViews, (request) =>
    recordViews(ports, {
      id: request.params.id,
      userId: signedIn(request).id,
      body: request.body,
    }),
  )
}
