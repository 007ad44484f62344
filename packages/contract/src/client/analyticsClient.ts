import type {
  DailyFiguresQuery,
  SubscriptionFilter,
  TrackActivityBody,
  TrackVisitBody,
} from '../requests/accounts/analytics.ts'
import * as operation from '../endpoints/operation.ts'
import { callThrough, type Send } from './call.ts'
import { visitHeaders } from './visitHeaders.ts'

/** Creates the calls that record visits, in a separate module because every page loads it, but late. */
export function createTrackingClient(send: Send) {
  const call = callThrough(send)
  return {
    trackVisit: (sessionId: string, body: TrackVisitBody) =>
      call(operation.trackVisit, { body, headers: visitHeaders(sessionId) }),
    trackActivity: (sessionId: string, body: TrackActivityBody) =>
      call(operation.trackActivity, { body, headers: visitHeaders(sessionId) }),
  }
}

/** Creates the calls of the dashboard, for administrators. */
export function createAnalyticsClient(send: Send) {
  const call = callThrough(send)
  return {
    summary: () => call(operation.readSummary),
    topUsers: (subscription: SubscriptionFilter) =>
      call(operation.listTopUsers, { query: { subscription } }),
    /** The last 30 days, oldest first. */
    dailyActive: () => call(operation.readDailyActive),
    dailyFigures: (query: DailyFiguresQuery) => call(operation.readDailyFigures, { query }),
    tokenUsage: () => call(operation.readTokenUsage),
    siteVisits: () => call(operation.readSiteVisits),
    activities: () => call(operation.countActivities),
  }
}
