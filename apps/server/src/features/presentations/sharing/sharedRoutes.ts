import { endpoints } from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { addressGroup } from '../../../http/limiter/addressGroup.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { whileConnected } from '../../../http/answers/eventStream.ts'
import { sendPicture } from '../../../http/answers/sendFile.ts'
import { serve } from '../../../http/serve.ts'
import type { Site } from '../../../platform/addresses/site.ts'
import { dailyVisitor } from './dailyVisitor.ts'
import { exportShared, type MakeFile } from './exportShared.ts'
import { joinShared, type JoiningPorts } from './joinShared.ts'
import {
  nameGuest,
  openShared,
  openSharedPicture,
  type OpenSharedPorts,
  type Reader,
  recordSharedViews,
  unlockShared,
} from './openShared.ts'

export interface SharedPorts extends OpenSharedPorts, JoiningPorts {
  readonly site: Site
  readonly makeFile: MakeFile
}

const { sharing } = endpoints
const unlockedMs = 12 * 60 * 60 * 1_000

/** Shared decks, for visitors without an account. */
export function sharedRoutes(app: FastifyInstance, ports: SharedPorts): void {
  const { now, site } = ports

  serve(app, sharing.openShared, (request, reply) => {
    keepToItself(reply)
    const which = followed(request)
    const visitor = dailyVisitor(request, which.token, now())
    return openShared(ports, { ...which, ...readerOf(request), visitor })
  })

  serve(app, sharing.openSharedPicture, async (request, reply) => {
    const { id } = request.params
    const picture = await openSharedPicture(ports, { ...followed(request), id })
    keepToItself(reply)
    return picture instanceof Failure ? picture : sendPicture(reply, picture)
  })

  serve(app, sharing.exportShared, async (request, reply) => {
    keepToItself(reply)
    const signal = whileConnected(reply)
    const file = await exportShared(ports, {
      ...followed(request),
      ...readerOf(request),
      ...request.body,
      signal,
    })
    // The client has disconnected, but the request must be completed.
    if (file === undefined) return new Failure('unavailable')
    if (file instanceof Failure) return file
    reply.header('content-disposition', `attachment; filename="${file.fileName}"`)
    return reply.type(file.mediaType).send(file.bytes)
  })

  serve(app, sharing.joinShared, (request) =>
    joinShared(ports, { ...followed(request), userId: signedIn(request).id }),
  )

  serve(app, sharing.nameSharedGuest, (request) =>
    nameGuest(ports, { ...followed(request), ...request.body }),
  )

  serve(app, sharing.recordSharedViews, (request) =>
    recordSharedViews(ports, {
      ...followed(request),
      ...readerOf(request),
      body: request.body,
    }),
  )

  serve(app, sharing.unlockShared, async (request, reply) => {
    const { token } = request.params
    const { password } = request.body
    const proof = await unlockShared(ports, { token, password, caller: addressGroup(request.ip) })
    if (proof instanceof Failure) return proof
    reply.setCookie(cookieName, proof, {
      path: `${site.base}/api/share/${token}`,
      httpOnly: true,
      sameSite: 'strict',
      signed: true,
      secure: site.secure,
      expires: new Date(now().getTime() + unlockedMs),
    })
    return undefined
  })
}

const cookieName = 'share'

/** The link, and the browser's proof that its password was entered. */
function followed(request: FastifyRequest & { readonly params: { readonly token: string } }) {
  const { valid, value } = request.unsignCookie(request.cookies[cookieName] ?? '')
  return { token: request.params.token, proof: valid ? value : null }
}

function readerOf({ account }: FastifyRequest): Reader {
  return { userId: account?.id }
}

/** Keeps shared decks out of search engines and caches, so that they are gone when the link is. */
function keepToItself(reply: FastifyReply): void {
  reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store')
}
