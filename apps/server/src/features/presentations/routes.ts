import {
  createPresentationBody,
  mutationHeaders,
  renamePresentationBody,
  savePresentationBody,
  presentationParams,
} from '@deckloom/contract'
import { deckDefaults, normaliseSlides } from '@deckloom/deck'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { entityTag, ifMatch } from '../../http/ifMatch.ts'
import { bodyLimits } from '../../http/limits.ts'
import { changePresentation } from './changePresentation.ts'
import { duplicatePresentation } from './duplicatePresentation.ts'
import { openPresentation } from './openPresentation.ts'
import { presentPresentation } from './presentPresentation.ts'
import {
  insertPresentation,
  listPresentations,
  type PresentationRow,
} from './presentationsRepository.ts'
import { removePresentation } from './removePresentation.ts'
import { renamePresentation } from './renamePresentation.ts'

export interface PresentationPorts {
  readonly database: Pick<Database, 'queries'>
  readonly newId: () => string
}

const path = '/api/presentations/:id'
const access = 'user'
const saving = { access, limit: 'save' } as const

export function presentationRoutes(server: FastifyInstance, ports: PresentationPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries } = ports.database

  app.get('/api/presentations', { config: { access } }, async (request, reply) => {
    const rows = await listPresentations(queries, signedIn(request).id)
    return reply.send(rows.map(presentPresentation))
  })

  app.get(
    path,
    { config: { access }, schema: { params: presentationParams } },
    async (request, reply) => answerDeck(reply, await openPresentation(queries, which(request))),
  )

  app.delete(
    path,
    { config: { access }, schema: { params: presentationParams } },
    async (request, reply) => {
      const failure = await removePresentation(queries, which(request))
      if (failure) return refuse(reply, failure)
      request.audit('deck-delete', { target: `deck ${request.params.id}` })
      return reply.code(204).send()
    },
  )

  app.post(
    `${path}/duplicate`,
    { config: saving, schema: { params: presentationParams } },
    async (request, reply) =>
      answerDeck(reply.code(201), await duplicatePresentation(queries, which(request))),
  )

  savingRoutes(server, ports)
}

function savingRoutes(server: FastifyInstance, { database, newId }: PresentationPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/presentations',
    { config: saving, bodyLimit: bodyLimits.deck, schema: { body: createPresentationBody } },
    async (request, reply) => {
      const { title = '', slides } = request.body
      const row = await insertPresentation(database.queries, {
        userId: signedIn(request).id,
        title: title.trim() || deckDefaults.deckTitle,
        slides: normaliseSlides(slides, newId),
      })
      return answerDeck(reply.code(201), row)
    },
  )

  app.route({
    method: ['PUT', 'PATCH'],
    url: path,
    config: saving,
    bodyLimit: bodyLimits.deck,
    schema: { params: presentationParams, body: savePresentationBody, headers: mutationHeaders },
    preValidation: async (request, reply) =>
      isEmptyDeck(request.body) ? refuse(reply, new Failure('last_slide')) : undefined,
    handler: async (request, reply) => {
      const basedOn = ifMatch(request.headers['if-match'])
      if (basedOn instanceof Failure) return refuse(reply, basedOn)
      const { title, slides } = request.body
      const row = await changePresentation(database, {
        ...which(request),
        basedOn,
        mutationId: request.headers['x-mutation-id'],
        title,
        slides: normaliseSlides(slides, newId),
      })
      return answerDeck(reply, row)
    },
  })

  app.patch(
    `${path}/title`,
    { config: saving, schema: { params: presentationParams, body: renamePresentationBody } },
    async (request, reply) => {
      const title = request.body.title.trim()
      return answerDeck(reply, await renamePresentation(database, { ...which(request), title }))
    },
  )
}

function which(request: FastifyRequest & { params: { id: number } }) {
  return { id: request.params.id, userId: signedIn(request).id }
}

function answerDeck(reply: FastifyReply, row: PresentationRow | Failure): FastifyReply {
  if (!(row instanceof Failure)) reply.header('etag', entityTag(row.version))
  return answer(reply, row, presentPresentation)
}

/** A deck without slides is refused by a name of its own, before the schema finds it too short. */
function isEmptyDeck(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'slides' in body &&
    Array.isArray(body.slides) &&
    body.slides.length === 0
  )
}
