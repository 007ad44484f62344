import {
  generateImageBody,
  libraryPictureParams,
  libraryPictureQuery,
  type PictureSources,
  stockSearchQuery,
  takePhotoBody,
} from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { whileConnected } from '../../http/eventStream.ts'
import { Failure } from '../../http/failure.ts'
import { generateImage, type PicturePorts } from './generateImage.ts'
import { takePhoto } from './takePhoto.ts'

export function pictureRoutes(server: FastifyInstance, ports: PicturePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { illustrator, library, gate } = ports

  app.post(
    '/api/generate-image',
    {
      config: { access: 'user', plan: 'active', limit: 'picture' },
      schema: { body: generateImageBody },
    },
    async (request, reply) => {
      const { prompt, theme, variation } = request.body
      const made = await generateImage(ports, {
        account: signedIn(request),
        picture: { prompt, theme, variation },
        requestId: request.id,
        signal: whileConnected(reply),
      })
      return answer(reply, made, (value) => value)
    },
  )

  app.get('/api/pictures/sources', { config: { access: 'user' } }, async (_request, reply) => {
    const sources: PictureSources = { generation: illustrator.source, stock: library.source }
    return reply.send(sources)
  })

  app.get(
    '/api/unsplash/search',
    { config: { access: 'user', limit: 'stock' }, schema: { querystring: stockSearchQuery } },
    async (request, reply) => {
      const { query, per_page: count } = request.query
      const results = await gate.run(() => library.search(query, count))
      return answer(reply, results, (found) => ({ results: found }))
    },
  )

  app.post(
    '/api/unsplash/photos',
    { config: { access: 'user', limit: 'stock' }, schema: { body: takePhotoBody } },
    async (request, reply) => {
      const taken = await takePhoto(ports, { account: signedIn(request), id: request.body.id })
      return answer(reply.code(201), taken, (value) => value)
    },
  )

  app.get(
    '/api/library/:id',
    {
      config: { access: 'user' },
      schema: { params: libraryPictureParams, querystring: libraryPictureQuery },
    },
    async (request, reply) => {
      const { id } = request.params
      const bytes = await ports.libraryPictures.open(id, request.query.size)
      if (!bytes) return refuse(reply, new Failure('not_found'))
      // The next release may draw it otherwise.
      return reply.type('image/png').header('cache-control', 'private, max-age=86400').send(bytes)
    },
  )
}
