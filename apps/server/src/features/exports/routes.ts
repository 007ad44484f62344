import { endpoints } from '@deckloom/contract'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { streamEvents, whileConnected } from '../../http/answers/eventStream.ts'
import { Failure } from '../../http/errors/failure.ts'
import { idempotencyOf } from '../../http/sessions/idempotency.ts'
import { sendFile } from '../../http/answers/sendFile.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import type { PoolControl } from '../../platform/render/RenderPool.ts'
import { drawThumbnail } from './drawThumbnail.ts'
import { exportedFiles } from './exportedFile.ts'
import { exportEvents } from './exportEvents.ts'
import { exportOnce } from './exportOnce.ts'
import { type ExportPorts, openExport } from './exportPresentation.ts'
import { serve } from '../../http/serve.ts'

const { presentations } = endpoints

export function exportRoutes(app: FastifyInstance, ports: ExportPorts): void {
  serve(app, presentations.exportPresentation, async (request, reply) => {
    const account = signedIn(request)
    const { id } = request.params
    const wish = { id, userId: account.id, author: fullName(account), body: request.body }
    const { format, includeComments } = wish.body
    const target = `deck ${id} as ${format}${includeComments ? ' with comments' : ''}`
    const control = { signal: whileConnected(reply), once: idempotencyOf(request) }
    const work = async (onSlide?: PoolControl['onSlide']) => {
      const exported = await exportOnce(ports, wish, { ...control, ...(onSlide && { onSlide }) })
      if (exported && !(exported instanceof Failure)) request.audit('deck-export', { target })
      return exported
    }
    if (request.headers.accept?.includes('text/event-stream')) {
      const progress = exportEvents(work)
      const events = streamEvents(progress, {
        ending: reply.server.shutdown.ending,
        report: (error) => request.log.error({ err: error }, 'export failed'),
      })
      reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8')
      return reply.send(Readable.from(events))
    }
    // The client has disconnected, but the request must be completed.
    return (await work()) ?? new Failure('unavailable')
  })

  serve(app, presentations.downloadExport, async (request, reply) => {
    const { secret } = request.params
    const file = await openExport(ports, { secret, userId: signedIn(request).id })
    if (file instanceof Failure) return file
    const { mediaType, fileName } = exportedFiles[file.kind]
    reply.header('content-disposition', `attachment; filename="${fileName}"`)
    return sendFile(reply, file.content, { mediaType, tag: file.tag })
  })

  thumbnailRoute(app, ports)
}

function thumbnailRoute(app: FastifyInstance, ports: ExportPorts): void {
  serve(app, presentations.drawThumbnail, async (request, reply) => {
    const known = request.headers['if-none-match'] ?? ''
    const drawn = await drawThumbnail(ports, {
      ...request.params,
      ...request.query,
      userId: signedIn(request).id,
      signal: whileConnected(reply),
      has: (tag) => known.includes(`"${tag}"`),
    })
    if (drawn === undefined) return new Failure('unavailable')
    if (drawn instanceof Failure) return drawn
    // Access can be revoked: browsers must revalidate their copy each time.
    reply.header('etag', `"${drawn.tag}"`).header('cache-control', 'private, no-cache')
    return drawn.bytes ? reply.type('image/png').send(drawn.bytes) : reply.code(304).send()
  })
}

function fullName({ firstName, lastName }: Account): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ') || undefined
}
