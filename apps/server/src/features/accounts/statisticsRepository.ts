import type { AccountStatistics } from '@deckloom/contract'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { auditTrail } from '../../db/schema/audit.ts'
import { uploads } from '../../db/schema/files.ts'
import { presentations } from '../../db/schema/presentations.ts'

const exportDays = 30
const shownMonths = 12

/** Counts what an account holds. */
export async function countAccount(
  queries: Queries,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<AccountStatistics> {
  const own = and(eq(presentations.userId, userId), isNull(presentations.trashedAt))
  const image = sql`jsonb_array_elements(coalesce(slide -> 'images', '[]'::jsonb)) image`
  const slides = sql`jsonb_array_elements(${presentations.slides}) slide`
  const visuals = (kind: 'charts' | 'pictures') => {
    const isKind =
      kind === 'charts'
        ? sql`image ? 'chartData'`
        : sql`not image ? 'chartData' and not image ? 'shapeData' and not image ? 'iconData'`
    return sql<number>`coalesce(sum((select count(*) from ${slides}, ${image} where ${isKind})), 0)::int`
  }
  const since = new Date(now.getTime() - exportDays * 24 * 60 * 60_000)
  const [[decks], [exported], [stored], months] = await Promise.all([
    queries
      .select({
        presentations: sql<number>`count(*)::int`,
        slides: sql<number>`coalesce(sum(${presentations.slideCount}), 0)::int`,
        charts: visuals('charts'),
        pictures: visuals('pictures'),
      })
      .from(presentations)
      .where(own),
    queries
      .select({ exports: sql<number>`count(*)::int` })
      .from(auditTrail)
      .where(
        and(
          eq(auditTrail.actor, userId),
          eq(auditTrail.action, 'deck-export'),
          gte(auditTrail.at, since),
        ),
      ),
    queries
      .select({ storedBytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::int` })
      .from(uploads)
      .where(eq(uploads.userId, userId)),
    queries
      .select({ month: monthOf(), presentations: sql<number>`count(*)::int` })
      .from(presentations)
      .where(own)
      .groupBy(monthOf()),
  ])
  if (!decks || !exported || !stored) throw new Error('The database did not count')
  const begun = new Map(months.map(({ month, presentations: count }) => [month, count]))
  return {
    ...decks,
    ...exported,
    ...stored,
    months: lastMonths(now).map((month) => ({ month, presentations: begun.get(month) ?? 0 })),
  }
}

function monthOf() {
  return sql<string>`to_char(${presentations.createdAt} at time zone 'UTC', 'YYYY-MM')`
}

function lastMonths(now: Date): string[] {
  return Array.from({ length: shownMonths }, (_, index) => {
    const back = shownMonths - 1 - index
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back))
      .toISOString()
      .slice(0, 7)
  })
}
