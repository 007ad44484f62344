import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../db/openDatabase.ts'
import { mailQueue } from '../db/schema/mail.ts'
import type { Call } from './accessCalls.ts'
import { join } from './testApp.ts'

interface Acts {
  readonly app: FastifyInstance
  readonly failedMail: () => Promise<number>
}

/** A letter that has failed: the worker lets it lie. */
export async function failedMail(queries: Queries): Promise<number> {
  const mail = { kind: 'password-changed', userId: randomUUID() } as const
  const [failed] = await queries
    .insert(mailQueue)
    .values({ mail, nextAttemptAt: new Date(), failedAt: new Date() })
    .returning({ id: mailQueue.id })
  return failed?.id ?? 0
}

/** Right requests for what is counted, and for administrators. */
export const administrationCalls: Readonly<Record<string, (acts: Acts) => Promise<Call>>> = {
  'POST /api/analytics/track-visit': async () => ({
    url: '/api/analytics/track-visit',
    payload: { path: '/pricing', userAgent: 'Tests' },
  }),
  'POST /api/analytics/track-activity': async () => ({
    url: '/api/analytics/track-activity',
    payload: { activityType: 'present', metadata: { presentationId: 1 } },
  }),
  'GET /api/analytics/daily-figures': async () => ({
    url: '/api/analytics/daily-figures?from=2026-11-01&to=2026-11-21',
  }),
  'PATCH /api/admin/users/:id': async ({ app }) => ({
    url: `/api/admin/users/${(await join(app)).id}`,
    payload: { isAdmin: true },
  }),
  'POST /api/admin/mail/:id/retry': async (acts) => ({
    url: `/api/admin/mail/${await acts.failedMail()}/retry`,
  }),
}
