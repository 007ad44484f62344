import type { AccountEvent } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/access.ts'
import type { TagAddress } from '../../platform/tagAddress.ts'
import { listAudit } from './auditRepository.ts'

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
}
