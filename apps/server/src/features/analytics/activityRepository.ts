import { sql } from 'drizzle-orm'
import { deleteBatch } from '../../db/deleteBatch.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { analytics, siteVisits } from '../../db/schema/activity.ts'
import type { Purge } from '../../db/maintenance/step.ts'
import type { Activity, Visit } from './signs.ts'

/**
 * Stores activity and adds it to the daily summaries, in one statement each. Rows of accounts or
 * decks that were deleted meanwhile, or that the caller cannot see, are skipped.
 */
export async function insertSigns(
  queries: Queries,
  signs: readonly (Visit | Activity)[],
): Promise<void> {
  const visits = JSON.stringify(signs.filter(({ kind }) => kind === 'visit'))
  const activities = JSON.stringify(signs.filter(({ kind }) => kind !== 'visit'))
  await queries.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into site_visits (user_id, session_id, page, user_agent, referrer, timestamp)
      select users.id, sign."sessionId", sign.page, sign."userAgent", sign.referrer, sign.at
      from jsonb_to_recordset(${visits}::jsonb) as sign("userId" text, "sessionId" text, page text, "userAgent" text, referrer text, at timestamptz)
      left join users on users.id = sign."userId"`)
    await transaction.execute(sql`
      insert into analytics (presentation_id, viewer_id, action, timestamp)
      select presentations.id, users.id, sign.kind, sign.at
      from jsonb_to_recordset(${activities}::jsonb) as sign(kind text, "userId" text, "presentationId" integer, at timestamptz)
      left join users on users.id = sign."userId"
      left join presentations on presentations.id = sign."presentationId" and (
        presentations.user_id = users.id
        or exists (select from collaborators where presentation_id = presentations.id and user_id = users.id))`)
    // A fixed order prevents deadlocks between servers.
    await transaction.execute(sql`
      select note_activity(one.id, one.at, 0, 0, 0, one.pages) from (
        select users.id, max(sign.at) as at, (count(*) filter (where sign.kind = 'visit'))::integer as pages
        from jsonb_to_recordset(${JSON.stringify(signs)}::jsonb) as sign(kind text, "userId" text, at timestamptz)
        join users on users.id = sign."userId"
        group by users.id, (sign.at at time zone 'UTC')::date
        order by users.id, 2) one`)
  })
}

/** Deletes page visits that are in the daily statistics; resolves to how many. */
export function purgeSiteVisits(queries: Queries, { before, limit }: Purge): Promise<number> {
  const isAddedUp = sql`(timestamp at time zone 'UTC')::date <= (select max(date) from daily_totals)`
  const where = sql`timestamp < ${before.toISOString()} and ${isAddedUp}`
  return deleteBatch(queries, { from: siteVisits, where, limit })
}

/** Deletes activities other than deck views; resolves to how many. */
export function purgeActivities(queries: Queries, { before, limit }: Purge): Promise<number> {
  const where = sql`timestamp < ${before.toISOString()} and showing is null`
  return deleteBatch(queries, { from: analytics, where, limit })
}

/** Deletes deck views, from which a deck's statistics are computed; resolves to how many. */
export function purgeDeckViews(queries: Queries, { before, limit }: Purge): Promise<number> {
  const where = sql`timestamp < ${before.toISOString()} and showing is not null`
  return deleteBatch(queries, { from: analytics, where, limit })
}
