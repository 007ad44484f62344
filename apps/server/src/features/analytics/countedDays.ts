import type { DailyFigures } from '@deckloom/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'

/** A day (UTC) as 2026-11-21. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** `days` later, or earlier if negative. */
export function dayAfter(day: string, days = 1): string {
  return dayOf(new Date(Date.parse(day) + days * 24 * 60 * 60_000))
}

const figures = sql`visits, unique_users, new_users, presentations, tokens, cost_cents, revenue_cents`

/** The first day that is not in `daily_totals` yet. */
const firstOpenDay = sql`coalesce(
  (select max(date) + 1 from daily_totals),
  (select min(began) from (values
    ((select (min(timestamp) at time zone 'UTC')::date from site_visits)),
    ((select min(date) from user_activity_summary)),
    ((select (min(created_at) at time zone 'UTC')::date from users)),
    ((select (min(timestamp) at time zone 'UTC')::date from token_usage))
  ) as firsts(began)))`

function dayIn(column: SQL): SQL {
  return sql`(${column} at time zone 'UTC')::date`
}

/** Computes the statistics of the days `from` to `to`, both inclusive. */
function countDays(from: SQL, to: SQL): SQL {
  const start = sql`((select ${from})::timestamp at time zone 'UTC')`
  const end = sql`((select ${to} + 1)::timestamp at time zone 'UTC')`
  const within = (column: SQL) => sql`${column} >= ${start} and ${column} < ${end}`
  return sql`
    select days.date::date as date,
      coalesce(visited.count, 0)::integer as visits,
      coalesce(active.count, 0)::integer as unique_users,
      coalesce(joined.count, 0)::integer as new_users,
      coalesce(made.count, 0)::integer as presentations,
      coalesce(used.tokens, 0)::bigint as tokens,
      coalesce(used.cents, 0) as cost_cents,
      coalesce(paid.cents, 0)::integer as revenue_cents
    from generate_series((select ${from})::timestamp, (select ${to})::timestamp, '1 day') as days(date)
    left join (
      select ${dayIn(sql`timestamp`)} as date, count(*) from site_visits
      where ${within(sql`timestamp`)} group by 1) visited on visited.date = days.date
    left join (
      select date, count(*) from user_activity_summary
      where date >= (select ${from}) and date <= (select ${to}) group by 1) active on active.date = days.date
    left join (
      select ${dayIn(sql`created_at`)} as date, count(*) from users
      where ${within(sql`created_at`)} group by 1) joined on joined.date = days.date
    left join (
      select ${dayIn(sql`created_at`)} as date, count(*) from presentations
      where ${within(sql`created_at`)} group by 1) made on made.date = days.date
    left join (
      select ${dayIn(sql`timestamp`)} as date, sum(total_tokens) as tokens, sum(cost_usd) as cents from token_usage
      where ${within(sql`timestamp`)} group by 1) used on used.date = days.date
    left join (
      select ${dayIn(sql`paid_at`)} as date, sum(amount_cents) as cents from payment_receipts
      where ${within(sql`paid_at`)} group by 1) paid on paid.date = days.date`
}

/** Days per batch: an installation that is upgraded after years has all of its days to count. */
const daysAtOnce = 31

/**
 * Stores the statistics of the first days before `today` that are not stored yet; resolves to
 * whether these are all. Stored days are never counted again.
 */
export async function closeDays(queries: Queries, today: string): Promise<boolean> {
  const last = sql`least(${dayAfter(today, -1)}::date, ${firstOpenDay} + ${daysAtOnce - 1}::int)`
  const { rowCount } = await queries.execute(sql`
    insert into daily_totals (date, ${figures})
    select date, ${figures} from (${countDays(firstOpenDay, last)}) counted
    on conflict (date) do nothing`)
  return (rowCount ?? 0) < daysAtOnce
}

/** All days: past ones as stored, the others computed. */
export function everyDay(today: string): SQL {
  return sql`
    select date, ${figures} from daily_totals
    union all
    select date, ${figures} from (${countDays(firstOpenDay, sql`${today}::date`)}) counted`
}

/**
 * The statistics of the days from `from` to `to`, oldest first; days without activity have zeros.
 */
export function daysBetween(range: { from: string; to: string }, today: string): SQL {
  return sql`
    select to_char(days.date, 'YYYY-MM-DD') as date,
      coalesce(visits, 0)::float8 as visits,
      coalesce(unique_users, 0)::float8 as "uniqueUsers",
      coalesce(new_users, 0)::float8 as "newUsers",
      coalesce(presentations, 0)::float8 as presentations,
      coalesce(tokens, 0)::float8 as tokens,
      round(coalesce(cost_cents, 0))::float8 as "costUsd",
      coalesce(revenue_cents, 0)::float8 as "revenueUsd"
    from generate_series(${range.from}::timestamp, ${range.to}::timestamp, '1 day') as days(date)
    left join (${everyDay(today)}) counted on counted.date = days.date
    order by 1`
}

export async function readDays(
  queries: Queries,
  range: { readonly from: string; readonly to: string },
  today: string,
): Promise<readonly DailyFigures[]> {
  const { rows } = await queries.execute<DailyFigures & Record<string, unknown>>(
    daysBetween(range, today),
  )
  return rows
}
