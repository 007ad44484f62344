import { type AccountEvent, type AuditItem, backwardsQuery } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/access.ts'
import type { TagAddress } from '../../platform/tagAddress.ts'
import { listAudit, listWholeAudit } from './auditRepository.ts'

export interface AuditRoutePorts {
  readonly queries: Queries
  readonly tagAddress: TagAddress
}

export function auditRoutes(app: FastifyInstance, { queries, tagAddress }: AuditRoutePorts): void {
  app.get('/api/user/audit', { config: { access: 'user' } }, async (request, reply) => {
    const { id, email } = signedIn(request)
    const rows = await listAudit(queries, { actor: id, target: tagAddress(email) })
    const events: readonly AccountEvent[] = rows.map(({ at, action, outcome, caller }) => ({
      at: at.toISOString(),
      action,
      outcome,
      from: caller,
    }))
    return reply.send(events)
  })

  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/admin/audit',
      { config: { access: 'administrator' }, schema: { querystring: backwardsQuery } },
      async (request, reply) => {
        const rows = await listWholeAudit(queries, request.query.before)
        const items: readonly AuditItem[] = rows.map((row) => ({
          ...row,
          at: row.at.toISOString(),
        }))
        return reply.send(items)
      },
    )
}
