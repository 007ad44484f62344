import {
  createPresentationBody,
  mutationHeaders,
  renamePresentationBody,
  savePresentationBody,
  presentationParams,
} from '@deckloom/contract'
import { deckDefaults, normaliseSlides, type Slide } from '@deckloom/deck'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { idempotencyOf } from '../../http/idempotency.ts'
import { entityTag, ifMatch } from '../../http/ifMatch.ts'
import { bodyLimits } from '../../http/limits.ts'
import type { Account } from '../../http/sessions.ts'
import { changeDecks } from './changeDecks.ts'
import { changePresentation } from './changePresentation.ts'
import { createPresentation } from './createPresentation.ts'
import { duplicatePresentation } from './duplicatePresentation.ts'
import { folderRoutes } from './folders/routes.ts'
import { historyRoutes } from './historyRoutes.ts'
import { listRoutes } from './listRoutes.ts'
import { type AdoptPictures, openPresentation } from './openPresentation.ts'
import type { PeoplePorts } from './people/collaborators.ts'
import { peopleRoutes } from './people/routes.ts'
import { presentPresentation, writePresentation } from './presentPresentation.ts'
import type { PresentationRow } from './presentationsRepository.ts'
import { renamePresentation } from './renamePresentation.ts'
import { teamRoutes } from './teams/routes.ts'
import { deckTooLarge } from '../../http/deckTooLarge.ts'

export interface PresentationPorts extends PeoplePorts {
  readonly database: Pick<Database, 'queries' | 'saves'>
  readonly newId: () => string
  /** Slides as they may be stored for this person: their pictures are their own, and in the own store. */
  readonly settlePictures: (which: {
    readonly slides: readonly Slide[]
    readonly owner: Account
  }) => Promise<readonly Slide[] | Failure>
  /** Copies pictures of other sites that a deck was stored with before they were. */
  readonly adoptPictures: AdoptPictures
}

const path = '/api/presentations/:id'
const access = 'user'
const json = 'application/json; charset=utf-8'
const saving = { access, limit: 'save' } as const
const making = { ...saving, makesDeck: true } as const

export function presentationRoutes(server: FastifyInstance, ports: PresentationPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries } = ports.database

  app.get(
    path,
    { config: { access }, schema: { params: presentationParams } },
    async (request, reply) => {
      const { id } = request.params
      const seen = await openPresentation(ports, { id, account: signedIn(request) })
      if (seen instanceof Failure) return refuse(reply, seen)
      const { presentation, role } = seen
      reply.header('etag', entityTag(presentation.version))
      return reply.type(json).send(writePresentation(presentation, role))
    },
  )

  app.delete(
    path,
    { config: { access }, schema: { params: presentationParams } },
    async (request, reply) => {
      const { id, userId } = which(request)
      const change = { action: 'trash', ids: [id], userId, now: ports.now() } as const
      const changed = await changeDecks(ports.database, change)
      if (changed instanceof Failure) return refuse(reply, changed)
      request.audit('deck-delete', { target: `deck ${request.params.id}` })
      return reply.code(204).send()
    },
  )

  app.post(
    `${path}/duplicate`,
    { config: making, schema: { params: presentationParams } },
    async (request, reply) =>
      answerDeck(reply.code(201), await duplicatePresentation(queries, which(request))),
  )

  listRoutes(server, ports)
  folderRoutes(server, ports)
  peopleRoutes(server, ports)
  teamRoutes(server, ports)
  savingRoutes(server, ports)
  historyRoutes(server, ports)
}

function savingRoutes(server: FastifyInstance, ports: PresentationPorts): void {
  const { database } = ports
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/presentations',
    { config: making, bodyLimit: bodyLimits.deck, schema: { body: createPresentationBody } },
    async (request, reply) => {
      const { title = '' } = request.body
      const owner = signedIn(request)
      const slides = await settled(ports, owner, request.body.slides)
      if (slides instanceof Failure) return refuse(reply, slides)
      const name = title.trim() || deckDefaults.deckTitle
      const deck = { userId: owner.id, title: name, slides }
      const made = await createPresentation(ports, deck, idempotencyOf(request))
      if (made instanceof Failure) return refuse(reply, made)
      return reply.code(201).header('etag', entityTag(made.version)).send(made)
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
      const slides = await settled(ports, signedIn(request), request.body.slides)
      if (slides instanceof Failure) return refuse(reply, slides)
      const { id, userId } = which(request)
      const row = await changePresentation(database, {
        id,
        userId,
        basedOn,
        mutationId: request.headers['x-mutation-id'],
        title: request.body.title,
        slides,
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

async function settled(
  { settlePictures, newId }: PresentationPorts,
  owner: Account,
  slides: Parameters<typeof normaliseSlides>[0],
): Promise<readonly Slide[] | Failure> {
  const sound = normaliseSlides(slides, newId)
  return deckTooLarge(sound) ?? (await settlePictures({ slides: sound, owner }))
}

function which(request: FastifyRequest & { params: { id: number } }) {
  return { id: request.params.id, userId: signedIn(request).id }
}

function answerDeck(reply: FastifyReply, row: PresentationRow | Failure): FastifyReply {
  if (!(row instanceof Failure)) reply.header('etag', entityTag(row.version))
  // Who may not edit is not answered with a deck here.
  return answer(reply, row, (deck) => presentPresentation(deck, 'editor'))
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
