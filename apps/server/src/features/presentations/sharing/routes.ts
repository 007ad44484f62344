import { createShareLinkBody, presentationParams, shareLinkParams } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../../http/access.ts'
import { answer, refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import { presentShareLink } from './presentShared.ts'
import { sharedRoutes, type SharedPorts } from './sharedRoutes.ts'
import { createShareLink, endShareLink, openShareLinks } from './shareLinks.ts'

const path = '/api/presentations/:id/share-links'
const access = 'user'

/** Links to a deck: made, listed and ended by those who may share it; followed by anybody. */
export function sharingRoutes(server: FastifyInstance, ports: SharedPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  sharedRoutes(server, ports)

  app.get(
    path,
    { config: { access }, schema: { params: presentationParams } },
    async (request, reply) => {
      const which = { id: request.params.id, userId: signedIn(request).id }
      return answer(reply, await openShareLinks(ports, which), (links) =>
        links.map((link) => presentShareLink(link, which.userId)),
      )
    },
  )

  app.post(
    path,
    {
      config: { access, plan: 'active' },
      bodyLimit: bodyLimits.credentials,
      schema: { params: presentationParams, body: createShareLinkBody },
    },
    async (request, reply) => {
      const { id } = request.params
      const userId = signedIn(request).id
      const link = await createShareLink(ports, { ...request.body, id, userId })
      if (!(link instanceof Failure)) request.audit('deck-share', { target: `deck ${id}` })
      return answer(reply.code(201), link, (made) => presentShareLink(made, userId))
    },
  )

  app.delete(
    `${path}/:linkId`,
    { config: { access }, schema: { params: shareLinkParams } },
    async (request, reply) => {
      const refused = await endShareLink(ports, {
        ...request.params,
        userId: signedIn(request).id,
      })
      if (refused) return refuse(reply, refused)
      request.audit('deck-unshare', { target: `deck ${request.params.id}` })
      return reply.code(204).send()
    },
  )
}
