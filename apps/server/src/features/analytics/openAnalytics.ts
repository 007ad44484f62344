import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import type { RetentionConfig } from '../../retentionConfig.ts'
import { type MaintenanceStep, retainStep, singleStep } from '../../db/maintenance/step.ts'
import { purgeActivities, purgeDeckViews, purgeSiteVisits } from './activityRepository.ts'
import { ActivityWriter } from './ActivityWriter.ts'
import { closeDays, dayOf } from './countedDays.ts'
import { dashboardRoutes } from './dashboardRoutes.ts'
import { trackingRoutes } from './trackingRoutes.ts'

export interface AnalyticsParts {
  readonly queries: Queries
  readonly now: () => Date
  readonly retention: Pick<RetentionConfig, 'visitsMs' | 'deckViewsMs'>
}

/** Counts visits and shows the counts until the app closes; what it gives is to be done every hour. */
export function openAnalytics(
  app: FastifyInstance,
  { queries, now, retention }: AnalyticsParts,
): readonly MaintenanceStep[] {
  const signs = new ActivityWriter(queries, (message) => app.log.warn(message))
  app.addHook('onClose', () => signs.stop())
  trackingRoutes(app, { now, record: (sign) => signs.record(sign) })
  dashboardRoutes(app, { queries, now, caughtUp: () => signs.flush() })
  const { visitsMs, deckViewsMs } = retention
  return [
    singleStep('Daily totals', (context) => closeDays(context.queries, dayOf(context.now))),
    retainStep('Visits', visitsMs, purgeSiteVisits),
    retainStep('Activities', visitsMs, purgeActivities),
    retainStep('Presentation views', deckViewsMs, purgeDeckViews),
  ]
}
