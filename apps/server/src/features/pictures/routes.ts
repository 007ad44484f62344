import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { whileConnected } from '../../http/answers/eventStream.ts'
import { Failure, mapResult } from '../../http/errors/failure.ts'
import { generateImage, type PicturePorts } from './generateImage.ts'
import { takePhoto } from './takePhoto.ts'
import { serve } from '../../http/serve.ts'

const { pictures } = endpoints

export function pictureRoutes(app: FastifyInstance, ports: PicturePorts): void {
  const { illustrator, library, gate } = ports

  serve(app, pictures.generateImage, (request, reply) => {
    const { prompt, theme, variation } = request.body
    return generateImage(ports, {
      account: signedIn(request),
      picture: { prompt, theme, variation },
      requestId: request.id,
      signal: whileConnected(reply),
    })
  })

  serve(app, pictures.readPictureSources, () => ({
    generation: illustrator.source,
    stock: library.source,
  }))

  serve(app, pictures.searchPhotos, async (request) => {
    const { query, per_page: count } = request.query
    const results = await gate.run(() => library.search(query, count))
    return mapResult(results, (found) => ({ results: found }))
  })

  serve(app, pictures.takePhoto, (request) =>
    takePhoto(ports, { account: signedIn(request), id: request.body.id }),
  )

  serve(app, pictures.openLibraryPicture, async (request, reply) => {
    const { id } = request.params
    const bytes = await ports.libraryPictures.open(id, request.query.size)
    if (!bytes) return new Failure('not_found')
    // The next release may draw it differently.
    return reply.type('image/png').header('cache-control', 'private, max-age=86400').send(bytes)
  })
}
