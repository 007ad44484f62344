import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import { purgeSigns } from './activityRepository.ts'
import { ActivityWriter } from './ActivityWriter.ts'
import { closeDays, dayOf } from './countedDays.ts'
import { dashboardRoutes } from './dashboardRoutes.ts'
import { trackingRoutes } from './trackingRoutes.ts'

export interface AnalyticsParts {
  readonly queries: Queries
  readonly now: () => Date
}

/** Counts visits and shows the counts until the app closes; what it gives is to be done every hour. */
export function openAnalytics(
  app: FastifyInstance,
  { queries, now }: AnalyticsParts,
): () => Promise<void> {
  const signs = new ActivityWriter(queries, (message) => app.log.warn(message))
  app.addHook('onClose', () => signs.stop())
  trackingRoutes(app, { now, record: (sign) => signs.record(sign) })
  dashboardRoutes(app, { queries, now, caughtUp: () => signs.flush() })
  return async () => {
    await closeDays(queries, dayOf(now()))
    await purgeSigns(queries, now())
  }
}
