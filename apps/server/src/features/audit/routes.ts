import { Readable } from 'node:stream'
import { type AccountEvent, type AuditItem, auditQuery } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/access.ts'
import type { TagAddress } from '../../platform/secrets/tagAddress.ts'
import { listAudit, listWholeAudit, readChain } from './auditRepository.ts'
import { checkAudit } from './checkAudit.ts'
import { exportAudit } from './exportAudit.ts'
import type { OpenedAudit } from './openAudit.ts'

export interface AuditRoutePorts {
  readonly queries: Queries
  readonly tagAddress: TagAddress
  readonly audit: OpenedAudit
}

export function auditRoutes(server: FastifyInstance, ports: AuditRoutePorts): void {
  const { queries, tagAddress, audit } = ports
  const app = server.withTypeProvider<ZodTypeProvider>()

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

  app.get(
    '/api/admin/audit',
    { config: { access: 'administrator' }, schema: { querystring: auditQuery } },
    async (request, reply) => {
      const { before, account, action } = request.query
      const name = action?.toLowerCase().replaceAll(' ', '-')
      const rows = await listWholeAudit(queries, { before, account, action: name })
      const items: readonly AuditItem[] = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      return reply.send(items)
    },
  )

  app.post(
    '/api/admin/audit/check',
    { config: { access: 'administrator', limit: 'wholeAudit' } },
    async (request, reply) => {
      const { keys, head } = audit
      // What was done until now is in the table before it is read.
      await audit.writer.flush()
      const { check } = await checkAudit({ rows: readChain(queries), keys, head: head.read() })
      request.audit('audit-check', { outcome: check.fault ? 'refused' : 'done' })
      return reply.send(check)
    },
  )

  app.get(
    '/api/admin/audit/export',
    { config: { access: 'administrator', limit: 'wholeAudit', proof: true } },
    async (request, reply) => {
      request.audit('audit-export')
      await audit.writer.flush()
      return reply
        .type('application/x-ndjson')
        .header('content-disposition', 'attachment; filename="audit.jsonl"')
        .send(Readable.from(exportAudit(readChain(queries))))
    },
  )
}
