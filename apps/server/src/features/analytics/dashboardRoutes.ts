import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { type DashboardPorts, readDashboard } from './readDashboard.ts'

const { operation } = endpoints

/** Statistics of the whole server, for administrators. */
export function dashboardRoutes(app: FastifyInstance, ports: DashboardPorts): void {
  const figures = readDashboard(ports)
  serve(app, operation.readSummary, () => figures.summary())
  serve(app, operation.listTopUsers, ({ query }) => figures.topUsers(query.subscription))
  serve(app, operation.readDailyActive, () => figures.dailyActive())
  serve(app, operation.readDailyFigures, ({ query }) => figures.dailyFigures(query))
  serve(app, operation.readTokenUsage, () => figures.tokenUsage())
  serve(app, operation.readSiteVisits, () => figures.siteVisits())
  serve(app, operation.countActivities, () => figures.activities())
}
