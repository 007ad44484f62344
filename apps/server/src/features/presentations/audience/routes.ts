import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import { changeAudience } from './changeAudience.ts'
import { exportAudience } from './exportAudience.ts'
import { type AudiencePorts, readAudience } from './readAudience.ts'

const { audience } = endpoints

/** How decks are read through their links, for those who may share them. */
export function audienceRoutes(app: FastifyInstance, ports: AudiencePorts): void {
  serve(app, audience.readAudience, (request) =>
    readAudience(ports, { ...request.params, ...request.query, userId: signedIn(request).id }),
  )

  serve(app, audience.changeAudience, (request) =>
    changeAudience(ports, { ...request.params, ...request.body, userId: signedIn(request).id }),
  )

  serve(app, audience.exportAudience, async (request, reply) => {
    const userId = signedIn(request).id
    const csv = await exportAudience(ports, { ...request.params, ...request.query, userId })
    if (csv instanceof Failure) return csv
    reply.header('content-disposition', 'attachment; filename="audience.csv"')
    return reply.type('text/csv; charset=utf-8').send(csv)
  })
}
