import { type DeckAction, deckActionBody, listPresentationsQuery } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import type { Database } from '../../db/openDatabase.ts'
import { answer } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import type { AuditAction } from '../../platform/audit.ts'
import { changeDecks } from './changeDecks.ts'
import { listDecks } from './listDecks.ts'
import { listWhole } from './listWhole.ts'
import { deleteTrash } from './pageRepository.ts'
import { presentListed } from './presentPresentation.ts'

const access = 'user'
const onRecord: Readonly<Partial<Record<DeckAction, AuditAction>>> = {
  trash: 'deck-delete',
  restore: 'deck-restore',
  erase: 'deck-erase',
}

interface ListPorts {
  readonly database: Pick<Database, 'queries' | 'saves'>
  readonly now: () => Date
}

/** Decks as lists: whole, in pages, and what is done to several at once. */
export function listRoutes(server: FastifyInstance, { database, now }: ListPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries } = database

  app.get(
    '/api/presentations',
    { config: { access }, schema: { querystring: listPresentationsQuery } },
    async (request, reply) => {
      const userId = signedIn(request).id
      if (Object.keys(request.query).length === 0) {
        return reply.type('application/json').send(await listWhole(queries, userId))
      }
      const page = await listDecks(queries, { ...request.query, userId, now: now() })
      return answer(reply, page, ({ rows, ...rest }) => ({
        items: rows.map(presentListed),
        ...rest,
      }))
    },
  )

  app.post(
    '/api/presentations/actions',
    { config: { access }, schema: { body: deckActionBody } },
    async (request, reply) => {
      const userId = signedIn(request).id
      const changed = await changeDecks(database, { ...request.body, userId, now: now() })
      const event = onRecord[request.body.action]
      if (event && !(changed instanceof Failure)) {
        for (const id of changed) request.audit(event, { target: `deck ${id}` })
      }
      return answer(reply, changed, (ids) => ({ changed: ids }))
    },
  )

  app.delete('/api/trash', { config: { access } }, async (request, reply) => {
    await deleteTrash(queries, signedIn(request).id)
    request.audit('trash-empty')
    return reply.code(204).send()
  })
}
