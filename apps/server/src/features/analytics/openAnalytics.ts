import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import type { RetentionConfig } from '../../config/retentionConfig.ts'
import { type MaintenanceStep, retainStep } from '../../db/maintenance/step.ts'
import { purgeActivities, purgeDeckViews, purgeSiteVisits } from './activityRepository.ts'
import { ActivityWriter } from './ActivityWriter.ts'
import { closeDays, dayOf } from './countedDays.ts'
import { dashboardRoutes } from './dashboardRoutes.ts'
import { foldTotals } from './totalsRepository.ts'
import { trackingRoutes } from './trackingRoutes.ts'

export interface AnalyticsParts {
  readonly queries: Queries
  readonly now: () => Date
  readonly retention: Pick<RetentionConfig, 'visitsMs' | 'deckViewsMs'>
}

/**
 * Records activity and serves the statistics until the app closes; returns its maintenance steps.
 */
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
    {
      name: 'Daily totals',
      async batch(context) {
        const isAll = await closeDays(context.queries, dayOf(context.now))
        return { rows: 0, next: isAll ? null : 'more' }
      },
    },
    {
      name: 'Totals of the installation',
      async batch(context) {
        // At least two: folding one row into one would never end.
        const limit = Math.max(context.limit, 2)
        const rows = await foldTotals(context.queries, limit)
        return { rows, next: rows < limit ? null : 'more' }
      },
    },
    retainStep('Visits', visitsMs, purgeSiteVisits),
    retainStep('Activities', visitsMs, purgeActivities),
    retainStep('Presentation views', deckViewsMs, purgeDeckViews),
  ]
}
