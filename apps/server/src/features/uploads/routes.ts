import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { Failure } from '../../http/errors/failure.ts'
import { pictureFormRoutes, pictureIn } from '../../http/body/pictureForm.ts'
import { sendPicture } from '../../http/answers/sendFile.ts'
import { receivePicture } from './receivePicture.ts'
import type { StorePorts } from './storePicture.ts'
import { openUpload } from './openUpload.ts'
import { serve } from '../../http/serve.ts'

const { pictures } = endpoints

export function uploadRoutes(app: FastifyInstance, ports: StorePorts): void {
  pictureFormRoutes(app, (scope) => {
    serve(scope, pictures.uploadPicture, async (request) => {
      const bytes = await pictureIn(request)
      if (bytes instanceof Failure) return bytes
      return receivePicture(ports, signedIn(request), { bytes })
    })
  })

  serve(app, pictures.openPicture, async (request, reply) => {
    const known = request.headers['if-none-match'] ?? ''
    const opened = await openUpload(ports, {
      id: request.params.id,
      userId: signedIn(request).id,
      isKnown: (id) => known.includes(`"${id}"`),
    })
    if (opened instanceof Failure) return opened
    const { id, mime, bytes } = opened
    // The content of a URL never changes, on any server.
    reply.header('etag', `"${id}"`)
    reply.header('cache-control', 'private, max-age=31536000, immutable')
    return bytes ? sendPicture(reply, { mime, bytes }) : reply.code(304).send()
  })
}
