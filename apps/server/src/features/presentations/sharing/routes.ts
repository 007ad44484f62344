import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { mapResult } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import { leaveShared } from './joinShared.ts'
import { presentShareLink } from './presentShared.ts'
import { sharedRoutes, type SharedPorts } from './sharedRoutes.ts'
import { changeShareLink, createShareLink, endShareLink, openShareLinks } from './shareLinks.ts'

const { sharing } = endpoints

/** Share links of a deck: created, listed and revoked by those who may share it; opened by anybody. */
export function sharingRoutes(app: FastifyInstance, ports: SharedPorts): void {
  sharedRoutes(app, ports)

  serve(app, sharing.listShareLinks, async (request) => {
    const userId = signedIn(request).id
    const links = await openShareLinks(ports, { id: request.params.id, userId })
    return mapResult(links, (found) => found.map((link) => presentShareLink(link, userId)))
  })

  serve(app, sharing.createShareLink, async (request) => {
    const userId = signedIn(request).id
    const link = await createShareLink(ports, { ...request.params, ...request.body, userId })
    return mapResult(link, (made) => presentShareLink(made, userId))
  })

  serve(app, sharing.changeShareLink, async (request) => {
    const userId = signedIn(request).id
    const link = await changeShareLink(ports, { ...request.params, ...request.body, userId })
    return mapResult(link, (changed) => presentShareLink(changed, userId))
  })

  serve(app, sharing.revokeShareLink, (request) =>
    endShareLink(ports, { ...request.params, userId: signedIn(request).id }),
  )

  serve(app, sharing.leaveShared, (request) =>
    leaveShared(ports, { ...request.params, userId: signedIn(request).id }),
  )
}
