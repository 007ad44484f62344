import { type AuditAction, type DeckAction, endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import { Failure, mapResult } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import { changeDecks } from './changeDecks.ts'
import { emptyTrash } from './emptyTrash.ts'
import { listDecks } from './listDecks.ts'
import { listWhole } from './listWhole.ts'
import { presentListed } from './presentPresentation.ts'

const { presentations } = endpoints

const onRecord: Readonly<Partial<Record<DeckAction, AuditAction>>> = {
  trash: 'deck-delete',
  restore: 'deck-restore',
  erase: 'deck-erase',
}

/** Lists of decks, whole or in pages, and bulk changes. */
export function listRoutes(
  app: FastifyInstance,
  { database, now }: { readonly database: Pick<Database, 'queries'>; readonly now: () => Date },
): void {
  const { queries } = database

  serve(app, presentations.listPresentations, async (request, reply) => {
    const userId = signedIn(request).id
    if (Object.keys(request.query).length === 0) {
      return reply.type('application/json').send(await listWhole(queries, userId))
    }
    const page = await listDecks(queries, { ...request.query, userId, now: now() })
    return mapResult(page, ({ rows, ...rest }) => ({
      items: rows.map(presentListed),
      ...rest,
    }))
  })

  serve(app, presentations.changeDecks, async (request) => {
    const userId = signedIn(request).id
    const changed = await changeDecks(database, { ...request.body, userId, now: now() })
    const event = onRecord[request.body.action]
    if (event && !(changed instanceof Failure)) {
      for (const id of changed) request.audit(event, { target: `deck ${id}` })
    }
    return mapResult(changed, (ids) => ({ changed: ids }))
  })

  serve(app, presentations.emptyTrash, (request) => emptyTrash(queries, signedIn(request).id))
}
