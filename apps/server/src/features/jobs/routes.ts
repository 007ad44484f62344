import type { ServerJob } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts'

/** How the work goes that this server does by itself. */
export function jobRoutes(app: FastifyInstance, jobs: JobRegistry): void {
  app.get('/api/admin/jobs', { config: { access: 'administrator' } }, async (_request, reply) => {
    const states: readonly ServerJob[] = jobs.list().map(({ lastStart, lastError, ...state }) => ({
      ...state,
      lastStart: lastStart?.toISOString() ?? null,
      lastError: lastError ?? null,
    }))
    return reply.send(states)
  })
}
