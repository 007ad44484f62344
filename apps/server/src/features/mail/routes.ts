import { type QueuedMail, queuedMailParams } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/openDatabase.ts'
import { refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { listMail, retryMail } from './mailRepository.ts'

export interface MailRoutePorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Called when an email is to be tried at once. */
  readonly mailWaits: () => void
}

const config = { access: 'administrator' } as const

/** Emails that wait or have failed, for administrators; to whom they go is nothing to them. */
export function mailRoutes(
  server: FastifyInstance,
  { queries, now, mailWaits }: MailRoutePorts,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get('/api/admin/mail', { config }, async (_request, reply) => {
    const rows = await listMail(queries)
    const emails: readonly QueuedMail[] = rows.map(({ mail, ...row }) => ({
      ...row,
      kind: mail.kind,
      createdAt: row.createdAt.toISOString(),
      nextAttemptAt: row.nextAttemptAt.toISOString(),
      failedAt: row.failedAt?.toISOString() ?? null,
    }))
    return reply.send(emails)
  })

  app.post(
    '/api/admin/mail/:id/retry',
    { config, schema: { params: queuedMailParams } },
    async (request, reply) => {
      const { id } = request.params
      if (!(await retryMail(queries, id, now()))) return refuse(reply, new Failure('not_found'))
      request.audit('mail-retry', { target: `mail ${id}` })
      mailWaits()
      return reply.code(204).send()
    },
  )
}
