import type {
  ActivityCount,
  AnalyticsSummary,
  DailyActivity,
  DailyFigures,
  DailyFiguresQuery,
  SiteVisitItem,
  SubscriptionFilter,
  TokenUsageItem,
  TopUser,
} from '@deckloom/contract'
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
  /** Resolves when all reports received so far are stored. */
  readonly caughtUp: () => Promise<void>
}

const activeDays = 30

/** The figures of the whole server, for administrators; nothing of what decks say. */
export function readDashboard({ queries, now, caughtUp }: DashboardPorts) {
  return {
    async summary(): Promise<AnalyticsSummary> {
      await caughtUp()
      return readSummary(queries, dayOf(now()), now())
    },
    topUsers(subscription: SubscriptionFilter = 'all'): Promise<readonly TopUser[]> {
      return listTopUsers(queries, subscription, now())
    },
    /** Of the last 30 days, the oldest first. */
    async dailyActive(): Promise<readonly DailyActivity[]> {
      await caughtUp()
      const today = dayOf(now())
      const range = { from: dayAfter(today, 1 - activeDays), to: today }
      const days = await readDays(queries, range, today)
      return days.map(({ date, uniqueUsers, newUsers, presentations }) => ({
        date,
        uniqueUsers,
        newUsers,
        presentations,
      }))
    },
    async dailyFigures(range: DailyFiguresQuery): Promise<readonly DailyFigures[]> {
      await caughtUp()
      return readDays(queries, range, dayOf(now()))
    },
    async tokenUsage(): Promise<readonly TokenUsageItem[]> {
      const uses = await selectLatestTokenUsage(queries)
      return uses.map((use) => ({ ...use, timestamp: use.timestamp.toISOString() }))
    },
    async siteVisits(): Promise<readonly SiteVisitItem[]> {
      await caughtUp()
      return (await selectLatestSiteVisits(queries)).map(presentVisit)
    },
    async activities(): Promise<readonly ActivityCount[]> {
      await caughtUp()
      return countActivities(queries, now())
    },
  }
}

type VisitRow = Awaited<ReturnType<typeof selectLatestSiteVisits>>[number]

function presentVisit({ userId, timestamp, ...visit }: VisitRow): SiteVisitItem {
  return {
    ...visit,
    ...(userId !== null && { userId }),
    timestamp: timestamp.toISOString(),
  }
}
