import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts'

/** The state of the server's background jobs, for administrators. */
export function jobRoutes(app: FastifyInstance, jobs: JobRegistry): void {
  serve(app, endpoints.operation.listJobs, () =>
    jobs.list().map(({ lastStart, lastError, ...state }) => ({
      ...state,
      lastStart: lastStart?.toISOString() ?? null,
      lastError: lastError ?? null,
    })),
  )
}
