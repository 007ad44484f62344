import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AppParts } from './AppParts.ts'
import { deadRuns } from '../features/generation/events/runEvents.ts'
import { maintenanceRoutes } from '../features/maintenance/routes.ts'
import { goneServers } from './openServers.ts'
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts'
import { hourlySteps, type Stored, sweepHourly } from './sweepHourly.ts'

/**
 * Starts the hourly maintenance and shows its status to administrators; returns the steps' names.
 */
export function startHourlyWork(
  app: FastifyInstance,
  { config, database: { queries } }: AppParts,
  { jobs, now, ...stored }: Omit<Stored, 'queries' | 'retention' | 'mailFolder'> & HourlyTools,
): readonly string[] {
  const { dataDir, retention } = config
  const mailFolder = join(dataDir, 'mail')
  const more = [...stored.more, goneServers, deadRuns]
  const steps = hourlySteps({ ...stored, more, queries, retention, mailFolder })
  sweepHourly(app, { queries, steps, now, jobs })
  maintenanceRoutes(app, { queries, steps, dataDir })
  return steps.map(({ name }) => name)
}

interface HourlyTools {
  readonly jobs: JobRegistry
  readonly now: () => Date
}
