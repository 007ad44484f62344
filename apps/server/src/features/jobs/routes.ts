import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { JobRegistry } from '../../platform/jobs/JobRegistry.ts'

/** How the work goes that this server does by itself. */
export function jobRoutes(app: FastifyInstance, jobs: JobRegistry): void {
  serve(app, endpoints.operation.listJobs, () =>
    jobs.list().map(({ lastStart, lastError, ...state }) => ({
      ...state,
      lastStart: lastStart?.toISOString() ?? null,
      lastError: lastError ?? null,
    })),
  )
}
