import {
  enhanceBody,
  fileNameQuery,
  presentationParams,
  type ImportedPresentation,
  type ReadSource,
} from '@deckloom/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { whileConnected } from '../../http/eventStream.ts'
import { Failure } from '../../http/failure.ts'
import { idempotencyOf } from '../../http/idempotency.ts'
import { bodyLimits, serverLimits } from '../../http/limits.ts'
import { enhanceDeck, type EnhancePorts } from './enhanceDeck.ts'
import { faultFailure } from './faultFailure.ts'
import { importOnce, type ImportOncePorts } from './importOnce.ts'
import { isFault } from './reading/fileReader.ts'

export type ImportRoutePorts = ImportOncePorts & EnhancePorts

const { fileTimeoutMs } = serverLimits
const wholeFile = 'application/octet-stream'

export function importRoutes(server: FastifyInstance, ports: ImportRoutePorts): void {
  // Within a scope of its own: no other route reads this kind of body.
  void server.register(async (scope) => {
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

  server.withTypeProvider<ZodTypeProvider>().post(
    '/api/presentations/:id/enhance',
    {
      config: { access: 'user', limit: 'save', plan: 'active' },
      schema: { params: presentationParams, body: enhanceBody },
    },
    async (request, reply) => {
      const { id } = request.params
      const { theme } = request.body
      const deck = await enhanceDeck(ports, { id, userId: signedIn(request).id, theme })
      return answer(reply, deck, (value) => value)
    },
  )
}

function fileRoutes(scope: FastifyInstance, ports: ImportRoutePorts): void {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  app.post(
    '/api/sources',
    {
      config: { access: 'user', limit: 'source', plan: 'active', bodyTimeoutMs: fileTimeoutMs },
      bodyLimit: bodyLimits.source,
      schema: { querystring: fileNameQuery },
    },
    async (request, reply) => {
      const { name } = request.query
      const { body: bytes } = request
      if (!Buffer.isBuffer(bytes)) return refuseOtherBody(reply)
      const reading = await ports.readFile('source', { name, bytes })
      const source = isFault(reading) ? faultFailure(reading) : reading
      return answer(reply, source, ({ text, notes }): ReadSource => ({ name, text, notes }))
    },
  )

  app.post(
    '/api/imports',
    {
      config: {
        access: 'user',
        limit: 'import',
        plan: 'active',
        makesDeck: true,
        bodyTimeoutMs: fileTimeoutMs,
      },
      bodyLimit: bodyLimits.import,
      schema: { querystring: fileNameQuery },
    },
    async (request, reply) => {
      const { name } = request.query
      const { body: bytes } = request
      if (!Buffer.isBuffer(bytes)) return refuseOtherBody(reply)
      const account = signedIn(request)
      const imported = { owner: account, file: { name, bytes } }
      const control = { signal: whileConnected(reply), once: idempotencyOf(request) }
      const made = await importOnce(ports, imported, control)
      return answer(reply.code(201), made, (value): ImportedPresentation => value)
    },
  )
}

function refuseOtherBody(reply: FastifyReply): FastifyReply {
  return refuse(reply, new Failure('unsupported_media_type'))
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
}
