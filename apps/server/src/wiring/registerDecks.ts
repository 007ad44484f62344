import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AppParts } from './AppParts.ts'
import { companyDomains } from '../config/companyDomains.ts'
import { checkGuessable } from '../features/accounts/passwords/checkGuessable.ts'
import { exportedFiles } from '../features/exports/exportedFile.ts'
import { renderFile, type RenderFilePorts } from '../features/exports/renderFile.ts'
import { verifyWithin } from '../features/accounts/emailAddresses/verifyAddress.ts'
import { followThreads } from '../features/comments/words/followThreads.ts'
import { commentRoutes } from '../features/comments/routes.ts'
import { audienceRoutes } from '../features/presentations/audience/routes.ts'
import { readDeckToCopy } from '../features/presentations/decks/duplicatePresentation.ts'
import { invitationAttacher } from '../features/presentations/people/attachInvitations.ts'
import { insertPresentation } from '../features/presentations/decks/presentationsRepository.ts'
import { presentationRoutes } from '../features/presentations/routes.ts'
import type { MakeFile } from '../features/presentations/sharing/exportShared.ts'
import { sharingRoutes } from '../features/presentations/sharing/routes.ts'
import type { SharingPorts } from '../features/presentations/sharing/shareLinks.ts'
import { unlockAttempts } from '../features/presentations/sharing/unlockAttempts.ts'
import { viewRoutes } from '../features/presentations/views/routes.ts'
import { templateRoutes } from '../features/templates/routes.ts'
import { createTemplateCatalog } from '../features/templates/templateCatalog.ts'
import { createAdoptPictures } from '../features/uploads/adoptPictures.ts'
import { readPicture } from '../features/uploads/readPicture.ts'
import { settlePictures } from '../features/uploads/settlePictures.ts'
import { Failure } from '../http/errors/failure.ts'
import type { RateLimiter } from '../http/limiter/rateLimiter.ts'
import { planGate } from '../http/sessions/planGate.ts'
import type { Entitlements } from '../platform/plans/entitlements.ts'
import type { FileStore } from '../platform/fileStore.ts'
import type { LiveRooms } from '../platform/live/LiveRooms.ts'
import type { Notify } from '../platform/notices.ts'
import { fetchPicture } from '../platform/outbound/fetchPicture.ts'
import { siteOf } from '../config/site.ts'

type DeckParts = Pick<SharingPorts, 'passwords' | 'now'> & {
  readonly uploads: FileStore
  readonly notify: Notify
  readonly live: LiveRooms
  readonly limiter: RateLimiter
  readonly entitlements: Entitlements
  readonly mailWaits: () => void
  readonly render: RenderFilePorts['render']
}

/** Registers the routes of decks, templates and share links. */
export function registerDecks(
  app: FastifyInstance,
  parts: AppParts,
  { uploads, notify, limiter, entitlements, live, mailWaits, render, ...ports }: DeckParts,
): void {
  const { config, database, templatesFile } = parts
  const { queries } = database
  const inside = companyDomains(config)
  const verifying = {
    queries,
    now: ports.now,
    adminEmails: config.adminEmails,
    attachInvitations: invitationAttacher(inside),
    notify,
  }
  const adopt = createAdoptPictures({
    queries,
    files: uploads,
    entitlements,
    secret: parts.secret,
    fetchPicture: parts.fetchPicture ?? fetchPicture,
    mayFetch: async (userId) =>
      (await limiter.count('pictureFetch', userId)).retryAfter === undefined,
    now: ports.now,
  })
  const people = { queries, newId: randomUUID, limiter, notify, mailWaits, announce: live }
  presentationRoutes(app, {
    ...people,
    database,
    followThreads,
    whoIsHere: (id) => live.whoIsHere(id),
    now: ports.now,
    entitlements,
    verifyWithin: (transaction, userId) => verifyWithin(transaction, verifying, userId),
    companyDomains: inside,
    settlePictures: (which) => settlePictures({ queries, adopt }, which),
    adoptPictures: adopt,
  })
  commentRoutes(app, { ...ports, ...people })
  templateRoutes(app, {
    catalog: createTemplateCatalog(templatesFile),
    queries,
    readDeck: (which) => readDeckToCopy(queries, which),
    newId: randomUUID,
    hasPlans: entitlements.hasPlans,
    planGate: planGate(entitlements, ports.now),
    storeDeck: (deck) => insertPresentation(queries, deck),
  })
  registerSharing(app, parts, { ...ports, uploads, render })
}

/** Registers the routes of share links, and of how decks are read. */
function registerSharing(
  app: FastifyInstance,
  { config, database: { queries } }: AppParts,
  { uploads, render, ...ports }: Pick<DeckParts, 'passwords' | 'now' | 'uploads' | 'render'>,
): void {
  const { now } = ports
  viewRoutes(app, { queries, now })
  audienceRoutes(app, { queries, now, keptMs: config.retention.readersMs })
  sharingRoutes(app, {
    companyDomains: companyDomains(config),
    ...ports,
    queries,
    site: siteOf(config),
    guessable: (password) => checkGuessable(password),
    unlocking: unlockAttempts(queries, { scale: config.rateLimitScale, now }),
    makeFile: createMakeFile({ uploads, render }),
    readPicture: (id) => readPicture({ queries, files: uploads }, id),
  })
}

/** Makes files of decks behind links as exports do, without storing them. */
function createMakeFile(ports: RenderFilePorts): MakeFile {
  return async ({ format, ...deck }, signal) => {
    const request = { ...deck, author: undefined, output: { format } }
    const file = await renderFile(ports, request, { signal })
    if (!file || file instanceof Failure) return file
    return { bytes: file.bytes, ...exportedFiles[file.kind] }
  }
}
