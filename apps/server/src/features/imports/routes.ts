import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { refuse } from '../../http/answers/answers.ts'
import { whileConnected } from '../../http/answers/eventStream.ts'
import { Failure } from '../../http/errors/failure.ts'
import { idempotencyOf } from '../../http/sessions/idempotency.ts'
import { serve } from '../../http/serve.ts'
import { enhanceDeck, type EnhancePorts } from './enhanceDeck.ts'
import { importOnce, type ImportOncePorts } from './importOnce.ts'
import { readSource } from './readSource.ts'

const { generation } = endpoints

export type ImportRoutePorts = ImportOncePorts & EnhancePorts

const wholeFile = 'application/octet-stream'

export function importRoutes(app: FastifyInstance, ports: ImportRoutePorts): void {
  // In a scope of its own: no other route accepts this kind of body.
  void app.register(async (scope) => {
    scope.addContentTypeParser<Buffer>(wholeFile, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => {
      if (!isTooLarge(error)) throw error
      const megabytes = (request.routeOptions.bodyLimit ?? 0) / (1024 * 1024)
      return refuse(reply, new Failure('too_large', `Files can be up to ${megabytes} MB.`))
    })
    fileRoutes(scope, ports)
  })

  serve(app, generation.enhancePresentation, (request) =>
    enhanceDeck(ports, { ...request.params, ...request.body, userId: signedIn(request).id }),
  )
}

function fileRoutes(app: FastifyInstance, ports: ImportRoutePorts): void {
  serve(app, generation.readSource, ({ query: { name }, body: bytes }) =>
    Buffer.isBuffer(bytes)
      ? readSource(ports, { name, bytes })
      : new Failure('unsupported_media_type'),
  )

  serve(app, generation.importDeck, (request, reply) => {
    const { name } = request.query
    const { body: bytes } = request
    if (!Buffer.isBuffer(bytes)) return new Failure('unsupported_media_type')
    const imported = { owner: signedIn(request), file: { name, bytes } }
    const control = { signal: whileConnected(reply), once: idempotencyOf(request) }
    return importOnce(ports, imported, control)
  })
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
}
