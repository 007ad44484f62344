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
  TrackActivityBody,
  TrackVisitBody,
} from './analytics.ts'
import { callThrough, type Send } from './client.ts'

/** What a page tells about itself; a module of its own because every page loads it, and late. */
export function createTrackingClient(send: Send) {
  const call = callThrough(send)
  const tell = (path: string, sessionId: string, body: unknown) =>
    call<null>({ method: 'POST', path, body, headers: { 'X-Session-ID': sessionId } })
  return {
    trackVisit: (sessionId: string, body: TrackVisitBody) =>
      tell('/api/analytics/track-visit', sessionId, body),
    trackActivity: (sessionId: string, body: TrackActivityBody) =>
      tell('/api/analytics/track-activity', sessionId, body),
  }
}

/** The dashboard's calls, for administrators. */
export function createAnalyticsClient(send: Send) {
  const call = callThrough(send)
  const get = <T>(path: string) => call<T>({ method: 'GET', path: `/api/analytics/${path}` })
  return {
    summary: () => get<AnalyticsSummary>('summary'),
    topUsers: (subscription: SubscriptionFilter) =>
      get<readonly TopUser[]>(`top-users?subscription=${subscription}`),
    /** The last 30 days, the oldest first. */
    dailyActive: () => get<readonly DailyActivity[]>('daily-active'),
    dailyFigures: ({ from, to }: DailyFiguresQuery) =>
      get<readonly DailyFigures[]>(`daily-figures?from=${from}&to=${to}`),
    tokenUsage: () => get<readonly TokenUsageItem[]>('token-usage'),
    siteVisits: () => get<readonly SiteVisitItem[]>('site-visits'),
    activities: () => get<readonly ActivityCount[]>('activities'),
  }
}
