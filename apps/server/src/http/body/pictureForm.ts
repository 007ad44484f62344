import { pictureMessages } from '@deckloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'
import { readForm } from './readForm.ts'

/** Declares routes that take a picture as a multipart form with the field `file`. Other routes refuse such bodies. */
export function pictureFormRoutes(
  app: FastifyInstance,
  declare: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser<Buffer>(
      'multipart/form-data',
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    )
    scope.setErrorHandler((error, _request, reply) => {
      if (!isTooLarge(error)) throw error
      return refuse(reply, new Failure('too_large', pictureMessages.tooLarge))
    })
    declare(scope)
  })
}

/** The picture in such a form. */
export async function pictureIn({ body, headers }: FastifyRequest): Promise<Uint8Array | Failure> {
  if (!Buffer.isBuffer(body)) return new Failure('unsupported_media_type')
  const bytes = await readForm(body, headers['content-type'])
  return bytes ?? new Failure('validation_failed', pictureMessages.notAnImage)
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
}
