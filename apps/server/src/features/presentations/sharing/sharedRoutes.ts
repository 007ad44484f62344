import { createHash } from 'node:crypto'
import {
  type DeckViewsBody,
  deckViewsBody,
  type UnlockShareBody,
  unlockShareBody,
} from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from '../../../http/addressGroup.ts'
import { refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import { RateLimited } from '../../../http/rateLimitHeaders.ts'
import { sendPicture } from '../../../http/sendPicture.ts'
import type { Site } from '../../../platform/addresses/site.ts'
import { insertViews } from '../views/viewsRepository.ts'
import { dailyVisitor, visitorOf } from '../views/visitorOf.ts'
import type { SharingPorts } from './shareLinks.ts'
import { countVisit, findShared, type ShareLinkRow } from './shareLinksRepository.ts'
import type { UnlockAttempts } from './unlockAttempts.ts'
import { presentShared, sharedPictures, sharedSlides } from './presentShared.ts'

export interface SharedPorts extends SharingPorts {
  /** A stored picture by its id, whoever it belongs to. */
  readonly readPicture: (
    id: string,
  ) => Promise<{ readonly mime: string; readonly bytes: Uint8Array } | undefined>
  readonly unlocking: UnlockAttempts
  readonly site: Site
}

interface Followed {
  Params: { token: string }
}

const config = { access: 'public', limit: 'share' } as const
const unlockedMs = 12 * 60 * 60 * 1_000

/** What a link opens, for people without an account. */
export function sharedRoutes(app: FastifyInstance, ports: SharedPorts): void {
  const { queries, now } = ports

  app.get<Followed>('/api/share/:token', { config }, async (request, reply) => {
    const shared = await follow(ports, request)
    keepToItself(reply)
    if (shared instanceof Failure) return refuse(reply, shared)
    await countVisit(queries, {
      linkId: shared.link.id,
      visitor: dailyVisitor(request, now()),
      at: now(),
    })
    return reply.send(presentShared(shared, request.params.token))
  })

  app.get<{ Params: { token: string; id: string } }>(
    '/api/share/:token/uploads/:id',
    { config },
    async (request, reply) => {
      const shared = await follow(ports, request)
      keepToItself(reply)
      if (shared instanceof Failure) return refuse(reply, shared)
      const { id } = request.params
      const picture = sharedPictures(shared).has(id) ? await ports.readPicture(id) : undefined
      if (!picture) return refuse(reply, new Failure('not_found'))
      return sendPicture(reply, picture)
    },
  )

  sharedViewRoute(app, ports)

  app.post<Followed & { Body: UnlockShareBody }>(
    '/api/share/:token/unlock',
    {
      config,
      bodyLimit: bodyLimits.credentials,
      schema: { body: unlockShareBody },
    },
    async (request, reply) => {
      const { token } = request.params
      const shared = await findShared(queries, { token, now: now() })
      const { password } = request.body
      const attempt = { caller: addressGroup(request.ip), linkId: shared?.link.id }
      // Counted before anything is hashed: many at once are no more work than those that are let through.
      const standing = await ports.unlocking.take(attempt)
      if (standing) return refuse(reply, new RateLimited(standing))
      // As long for a link that does not exist or asks for nothing.
      const right = await ports.passwords.matches(password, shared?.link.password ?? undefined)
      if (right) await ports.unlocking.giveBack(attempt)
      if (!shared) return refuse(reply, new Failure('not_found'))
      if (!right) return refuse(reply, new Failure('bad_credentials', 'That password isn’t right.'))
      reply.setCookie(cookieName, proofOf(shared.link), {
        path: `${ports.site.base}/api/share/${token}`,
        httpOnly: true,
        sameSite: 'strict',
        signed: true,
        secure: ports.site.secure,
        expires: new Date(now().getTime() + unlockedMs),
      })
      return reply.code(204).send()
    },
  )
}

/** What a window tells of its showing. */
function sharedViewRoute(app: FastifyInstance, ports: SharedPorts): void {
  const { queries, now } = ports
  app.post<Followed & { Body: DeckViewsBody }>(
    '/api/share/:token/views',
    { config, bodyLimit: bodyLimits.report, schema: { body: deckViewsBody } },
    async (request, reply) => {
      const shared = await follow(ports, request)
      if (shared instanceof Failure) return refuse(reply, shared)
      const id = shared.link.presentationId
      await insertViews(queries, {
        deck: { id, slides: sharedSlides(shared) },
        viewer: { viewerId: null, visitor: visitorOf(request, id, now()) },
        body: request.body,
        at: now(),
      })
      return reply.code(204).send()
    },
  )
}

const cookieName = 'share'

/** The deck behind a link, unless the link asks for a password that was not given. */
async function follow({ queries, now }: SharedPorts, request: FastifyRequest<Followed>) {
  const shared = await findShared(queries, { token: request.params.token, now: now() })
  if (!shared) return new Failure('not_found')
  if (shared.link.password === null) return shared
  const cookie = request.unsignCookie(request.cookies[cookieName] ?? '')
  const unlocked = cookie.valid && cookie.value === proofOf(shared.link)
  return unlocked ? shared : new Failure('password_required')
}

/** Stops proving anything when the link or its password is another. */
function proofOf({ id, password }: ShareLinkRow): string {
  return createHash('sha256').update(`${id} ${password}`).digest('base64url')
}

/** Neither search engines nor caches keep what a link shows, and it is over when the link is. */
function keepToItself(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store')
}
