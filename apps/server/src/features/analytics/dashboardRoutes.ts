import { dailyFiguresQuery, type SiteVisitItem, topUsersQuery } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/openDatabase.ts'
import { dayAfter, dayOf, readDays } from './countedDays.ts'
import {
  countActivities,
  selectLatestSiteVisits,
  selectLatestTokenUsage,
  listTopUsers,
  readSummary,
} from './dashboardRepository.ts'

export interface DashboardPorts {
  readonly queries: Queries
  readonly now: () => Date
  /** Resolves when what pages told so far is stored. */
  readonly caughtUp: () => Promise<void>
}

const config = { access: 'administrator' } as const
const activeDays = 30

/** The figures of the whole server, for administrators; nothing of what decks say. */
export function dashboardRoutes(
  server: FastifyInstance,
  { queries, now, caughtUp }: DashboardPorts,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get('/api/analytics/summary', { config }, async (_request, reply) => {
    await caughtUp()
    return reply.send(await readSummary(queries, dayOf(now()), now()))
  })

  app.get(
    '/api/analytics/top-users',
    { config, schema: { querystring: topUsersQuery } },
    async (request, reply) =>
      reply.send(await listTopUsers(queries, request.query.subscription ?? 'all', now())),
  )

  app.get('/api/analytics/daily-active', { config }, async (_request, reply) => {
    await caughtUp()
    const today = dayOf(now())
    const range = { from: dayAfter(today, 1 - activeDays), to: today }
    const days = await readDays(queries, range, today)
    return reply.send(
      days.map(({ date, uniqueUsers, newUsers, presentations }) => ({
        date,
        uniqueUsers,
        newUsers,
        presentations,
      })),
    )
  })

  app.get(
    '/api/analytics/daily-figures',
    { config, schema: { querystring: dailyFiguresQuery } },
    async (request, reply) => {
      await caughtUp()
      return reply.send(await readDays(queries, request.query, dayOf(now())))
    },
  )

  app.get('/api/analytics/token-usage', { config }, async (_request, reply) =>
    reply.send(await selectLatestTokenUsage(queries)),
  )

  app.get('/api/analytics/site-visits', { config }, async (_request, reply) => {
    await caughtUp()
    const visits = await selectLatestSiteVisits(queries)
    return reply.send(visits.map(presentVisit))
  })

  app.get('/api/analytics/activities', { config }, async (_request, reply) => {
    await caughtUp()
    return reply.send(await countActivities(queries, now()))
  })
}

type VisitRow = Awaited<ReturnType<typeof selectLatestSiteVisits>>[number]

function presentVisit({ userId, timestamp, ...visit }: VisitRow): SiteVisitItem {
  return {
    ...visit,
    ...(userId !== null && { userId }),
    timestamp: timestamp.toISOString(),
  }
}
