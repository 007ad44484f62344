import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { bodyLimits, serverLimits } from '../../http/limits.ts'
import { pictureFormRoutes, pictureIn } from '../../http/pictureForm.ts'
import { sendPicture } from '../../http/sendPicture.ts'
import { uploadId } from '../../platform/pictures/ownPictures.ts'
import { receivePicture } from './receivePicture.ts'
import type { StorePorts } from './storePicture.ts'
import { findUpload } from './uploadsRepository.ts'

export function uploadRoutes(app: FastifyInstance, ports: StorePorts): void {
  pictureFormRoutes(app, (scope) => {
    scope.post(
      '/api/uploads',
      {
        config: {
          access: 'user',
          limit: 'upload',
          bodyTimeoutMs: serverLimits.pictureTimeoutMs,
        },
        bodyLimit: bodyLimits.upload,
      },
      async (request, reply) => {
        const bytes = await pictureIn(request)
        if (bytes instanceof Failure) return refuse(reply, bytes)
        const stored = await receivePicture(ports, signedIn(request), { bytes })
        return answer(reply.code(201), stored, (value) => value)
      },
    )
  })

  app.get<{ Params: { id: string } }>(
    '/api/uploads/:id',
    { config: { access: 'user' } },
    async (request, reply) => {
      const id = uploadId(`/api/uploads/${request.params.id}`)
      const which = id !== undefined && { id, userId: signedIn(request).id }
      const found = which && (await findUpload(ports.queries, which))
      if (!found) return refuse(reply, new Failure('not_found'))
      const isKnown = request.headers['if-none-match']?.includes(`"${found.id}"`) === true
      const bytes = isKnown ? undefined : await ports.files.read(found.id)
      if (!isKnown && !bytes) return refuse(reply, new Failure('not_found'))
      // An address is the name of these very bytes for ever, on every server.
      reply.header('etag', `"${found.id}"`)
      reply.header('cache-control', 'private, max-age=31536000, immutable')
      if (!bytes) return reply.code(304).send()
      return sendPicture(reply, { mime: found.mime, bytes })
    },
  )
}
