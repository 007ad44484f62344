import {
  type ActivityCount,
  activityTypes,
  type AnalyticsSummary,
  planRules,
  type SubscriptionFilter,
  type TopUser,
} from '@deckloom/contract'
import { desc, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { siteVisits, tokenUsage } from '../../db/schema/activity.ts'
import { everyDay } from './countedDays.ts'

const dayMs = 24 * 60 * 60 * 1_000
const shown = { topUsers: 20, tokenUsage: 10, siteVisits: 15, activityDays: 30 }

/** The accounts that `standingOf` calls an active paid plan. */
function isPaying(now: Date): SQL {
  const late = new Date(now.getTime() - planRules.graceDays * dayMs).toISOString()
  // The earliest relevant end comes first: the index is scanned from there.
  return sql`(users.subscription_tier <> 'free' and users.subscription_tier in ('pro', 'business')
    and users.subscription_end_date > ${late}::timestamptz
    and users.subscription_end_date > case
      when users.subscription_status in ('active', 'past_due') then ${late}::timestamptz
      else ${now.toISOString()}::timestamptz end)`
}

/** The accounts that `standingOf` calls an active trial. */
function isTrying(now: Date): SQL {
  const began = new Date(now.getTime() - planRules.trialDays * dayMs).toISOString()
  return sql`(users.subscription_tier not in ('pro', 'business')
    and not coalesce(users.granted_until > ${now.toISOString()}, false) and (
    users.trial_end_date > ${now.toISOString()}
    or (users.trial_end_date is null and users.created_at > ${began})))`
}

/** Totals of all time, and the accounts by their current status. */
export function summaryOf(today: string, now: Date): SQL {
  return sql`
    select
      counted.accounts::float8 as "totalUsers",
      counted.presentations::float8 as "totalPresentations",
      paying.pro::float8 as "proSubscribers",
      paying.business::float8 as "businessSubscribers",
      (paying.pro + paying.business)::float8 as "activeSubscriptions",
      coalesce(sums.visits, 0)::float8 as "totalSiteVisits",
      coalesce(sums.tokens, 0)::float8 as "totalTokensUsed",
      round(coalesce(sums.cents, 0))::float8 as "totalCostUsd",
      coalesce(sums.revenue, 0)::float8 as "totalRevenueUsd"
    from (
      select coalesce(sum(accounts), 0) as accounts, coalesce(sum(presentations), 0) as presentations
      from total_changes) counted,
    (
      select count(*) filter (where subscription_tier = 'pro') as pro,
        count(*) filter (where subscription_tier = 'business') as business
      from users where ${isPaying(now)}) paying,
    (
      select sum(visits) as visits, sum(tokens) as tokens, sum(cost_cents) as cents, sum(revenue_cents) as revenue
      from (${everyDay(today)}) days) sums`
}

export async function readSummary(
  queries: Queries,
  today: string,
  now: Date,
): Promise<AnalyticsSummary> {
  const { rows } = await queries.execute<AnalyticsSummary & Record<string, unknown>>(
    summaryOf(today, now),
  )
  const [summary] = rows
  if (!summary) throw new Error('The database did not count')
  return summary
}

/** Accounts by number of presentations, then of tokens. */
export function selectRankedUsers(subscription: SubscriptionFilter, now: Date): SQL {
  const wanted = { all: sql`true`, active: isPaying(now), trial: isTrying(now) }[subscription]
  return sql`
    select users.id, users.email, users.first_name as "firstName", users.last_name as "lastName",
      users.subscription_tier as "subscriptionTier",
      totals.presentations as "presentationsCount",
      totals.tokens_used::float8 as "tokensUsed",
      round(totals.cost_cents)::float8 as "costUsd"
    from user_totals totals join users on users.id = totals.user_id
    where ${wanted}
    order by totals.presentations desc nulls last, totals.tokens_used desc nulls last, totals.user_id
    limit ${shown.topUsers}`
}

type RankedRow = TopUser['user'] & Omit<TopUser, 'user'> & Record<string, unknown>

export async function listTopUsers(
  queries: Queries,
  subscription: SubscriptionFilter,
  now: Date,
): Promise<readonly TopUser[]> {
  const { rows } = await queries.execute<RankedRow>(selectRankedUsers(subscription, now))
  return rows.map(({ presentationsCount, tokensUsed, costUsd, ...user }) => ({
    user,
    presentationsCount,
    tokensUsed,
    costUsd,
  }))
}

/** The latest uses of a writer. */
export function selectLatestTokenUsage(queries: Queries) {
  return queries
    .select({
      id: tokenUsage.id,
      operation: tokenUsage.operation,
      model: tokenUsage.model,
      totalTokens: tokenUsage.totalTokens,
      costUsd: tokenUsage.costUsd,
      timestamp: tokenUsage.timestamp,
    })
    .from(tokenUsage)
    .orderBy(desc(tokenUsage.timestamp), desc(tokenUsage.id))
    .limit(shown.tokenUsage)
}

export function selectLatestSiteVisits(queries: Queries) {
  return queries
    .select({
      id: siteVisits.id,
      page: siteVisits.page,
      userId: siteVisits.userId,
      timestamp: siteVisits.timestamp,
    })
    .from(siteVisits)
    .orderBy(desc(siteVisits.timestamp), desc(siteVisits.id))
    .limit(shown.siteVisits)
}

export async function countActivities(
  queries: Queries,
  now: Date,
): Promise<readonly ActivityCount[]> {
  const since = new Date(now.getTime() - shown.activityDays * dayMs).toISOString()
  const { rows } = await queries.execute<ActivityCount & Record<string, unknown>>(sql`
    select action as "activityType", count(*)::float8 as count from analytics
    where timestamp > ${since} and action in ${activityTypes}
    group by action order by count desc, action`)
  return rows
}
