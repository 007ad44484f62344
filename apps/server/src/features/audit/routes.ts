import { Readable } from 'node:stream'
import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { serve } from '../../http/serve.ts'
import {
  checkWholeAudit,
  exportWholeAudit,
  readAccountEvents,
  readAudit,
  type ReadAuditPorts,
} from './readAudit.ts'

const { accounts, operation } = endpoints

export function auditRoutes(app: FastifyInstance, ports: ReadAuditPorts): void {
  serve(app, accounts.listAccountEvents, (request) => readAccountEvents(ports, signedIn(request)))

  serve(app, operation.listAudit, (request) => readAudit(ports, request.query))

  serve(app, operation.checkAudit, async (request) => {
    const check = await checkWholeAudit(ports)
    request.audit('audit-check', { outcome: check.fault ? 'refused' : 'done' })
    return check
  })

  serve(app, operation.exportAudit, async (request, reply) => {
    // Recorded first, so that the export contains its own entry.
    request.audit('audit-export')
    const lines = await exportWholeAudit(ports)
    return reply
      .type('application/x-ndjson')
      .header('content-disposition', 'attachment; filename="audit.jsonl"')
      .send(Readable.from(lines))
  })
}
