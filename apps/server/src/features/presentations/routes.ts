import { endpoints } from '@deckloom/contract'
import { deckDefaults, normalizeSlides, type Slide } from '@deckloom/deck'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/sessions/access.ts'
import { refuse } from '../../http/answers/answers.ts'
import { Failure, mapResult } from '../../http/errors/failure.ts'
import { deckTooLarge } from '../../http/answers/deckTooLarge.ts'
import { idempotencyOf } from '../../http/sessions/idempotency.ts'
import { entityTag, ifMatch } from '../../http/answers/ifMatch.ts'
import { type Handler, serve } from '../../http/serve.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { changeDecks } from './decks/changeDecks.ts'
import { changePresentation, type ChangePorts } from './decks/changePresentation.ts'
import { createPresentation } from './decks/createPresentation.ts'
import { duplicatePresentation } from './decks/duplicatePresentation.ts'
import { folderRoutes } from './folders/routes.ts'
import { historyRoutes } from './history/historyRoutes.ts'
import { listRoutes } from './decks/listRoutes.ts'
import { type AdoptPictures, openPresentation } from './openPresentation.ts'
import type { PeoplePorts } from './people/collaborators.ts'
import { peopleRoutes } from './people/routes.ts'
import { presentPresentation, writePresentation } from './decks/presentPresentation.ts'
import { renamePresentation } from './decks/renamePresentation.ts'
import type { TransferPorts } from './ownership/transferDeck.ts'
import { accessRoutes } from './requests/routes.ts'
import { teamRoutes } from './people/teamRoutes.ts'

const { presentations } = endpoints

export interface PresentationPorts
  extends PeoplePorts, TransferPorts, Pick<ChangePorts, 'announce' | 'followThreads'> {
  readonly database: Pick<Database, 'queries' | 'saves'>
  readonly newId: () => string
  /** Prepares slides for storage: all pictures must be in our store and belong to the person. */
  readonly settlePictures: (which: {
    readonly slides: readonly Slide[]
    readonly owner: Account
  }) => Promise<readonly Slide[] | Failure>
  /** Copies pictures of other sites into our store, for decks saved before this was done on save. */
  readonly adoptPictures: AdoptPictures
}

const json = 'application/json; charset=utf-8'

export function presentationRoutes(app: FastifyInstance, ports: PresentationPorts): void {
  const { queries } = ports.database

  serve(app, presentations.getPresentation, async (request, reply) => {
    const { id } = request.params
    const seen = await openPresentation(ports, { id, account: signedIn(request) })
    if (seen instanceof Failure) return seen
    const { presentation, role, ownerName } = seen
    reply.header('etag', entityTag(presentation.version))
    return reply.type(json).send(writePresentation(presentation, role, ownerName))
  })

  serve(app, presentations.deletePresentation, async (request) => {
    const { id, userId } = which(request)
    const change = { action: 'trash', ids: [id], userId, now: ports.now() } as const
    return mapResult(await changeDecks(ports.database, change), () => undefined)
  })

  serve(app, presentations.duplicatePresentation, async (request, reply) =>
    answerDeck(reply, await duplicatePresentation(queries, which(request))),
  )

  listRoutes(app, ports)
  folderRoutes(app, ports)
  peopleRoutes(app, ports)
  accessRoutes(app, ports)
  teamRoutes(app, ports)
  savingRoutes(app, ports)
  historyRoutes(app, ports)
}

function savingRoutes(app: FastifyInstance, ports: PresentationPorts): void {
  const { queries, saves } = ports.database
  const { announce, followThreads } = ports
  const changing = { queries, saves, announce, followThreads }

  serve(app, presentations.createPresentation, async (request, reply) => {
    const { title = '' } = request.body
    const owner = signedIn(request)
    const slides = await settled(ports, owner, request.body.slides)
    if (slides instanceof Failure) return slides
    const name = title.trim() || deckDefaults.deckTitle
    const deck = { userId: owner.id, title: name, slides }
    const made = await createPresentation(ports, deck, idempotencyOf(request))
    if (!(made instanceof Failure)) reply.header('etag', entityTag(made.version))
    return made
  })

  const save: Handler<typeof presentations.savePresentation> = async (request, reply) => {
    const basedOn = ifMatch(request.headers['if-match'])
    if (basedOn instanceof Failure) return basedOn
    const slides = await settled(ports, signedIn(request), request.body.slides)
    if (slides instanceof Failure) return slides
    const { id, userId } = which(request)
    const row = await changePresentation(changing, {
      id,
      userId,
      basedOn,
      mutationId: request.headers['x-mutation-id'],
      title: request.body.title,
      slides,
    })
    return answerDeck(reply, row)
  }
  serve(app, presentations.savePresentation, save, { preValidation: refuseEmptyDeck })
  serve(app, presentations.patchPresentation, (request, reply) => save(request, reply), {
    preValidation: refuseEmptyDeck,
  })

  serve(app, presentations.renamePresentation, async (request, reply) => {
    const title = request.body.title.trim()
    return answerDeck(reply, await renamePresentation(changing, { ...which(request), title }))
  })
}

async function settled(
  { settlePictures, newId }: PresentationPorts,
  owner: Account,
  slides: Parameters<typeof normalizeSlides>[0],
): Promise<readonly Slide[] | Failure> {
  const sound = normalizeSlides(slides, newId)
  return deckTooLarge(sound) ?? (await settlePictures({ slides: sound, owner }))
}

function which(request: FastifyRequest & { params: { id: number } }) {
  return { id: request.params.id, userId: signedIn(request).id }
}

function answerDeck(reply: FastifyReply, row: Parameters<typeof presentPresentation>[0] | Failure) {
  if (!(row instanceof Failure)) reply.header('etag', entityTag(row.version))
  // People without the right to edit get no deck in the response.
  return mapResult(row, (deck) => presentPresentation(deck, 'editor'))
}

/** Refuses a deck without slides with a specific error code, before validation does with a general one. */
async function refuseEmptyDeck({ body }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return isEmptyDeck(body) ? refuse(reply, new Failure('last_slide')) : undefined
}

function isEmptyDeck(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'slides' in body &&
    Array.isArray(body.slides) &&
    body.slides.length === 0
  )
}
