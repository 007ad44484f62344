import type { AccountStatistics } from '@deckloom/contract'
import { and, eq, gte, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { auditTrail } from '../../../db/schema/audit.ts'
import { deckIndex } from '../../../db/schema/deckIndex.ts'
import { uploads } from '../../../db/schema/files.ts'
import { presentations } from '../../../db/schema/presentations.ts'
import { indexSeenDecks } from '../../../db/deckIndex/indexDecks.ts'

const exportDays = 30
const shownMonths = 12

/** The numbers of an account's decks and their contents. */
export async function countAccount(
  queries: Queries,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<AccountStatistics> {
  await indexSeenDecks(queries, userId)
  const own = and(eq(presentations.userId, userId), isNull(presentations.trashedAt))
  const since = new Date(now.getTime() - exportDays * 24 * 60 * 60_000)
  // A lateral look-up per deck: for an account with many decks, a join would read the whole index.
  const read = queries
    .select({
      id: deckIndex.presentationId,
      charts: deckIndex.charts,
      pictures: deckIndex.pictures,
    })
    .from(deckIndex)
    .where(eq(deckIndex.presentationId, presentations.id))
    .limit(1)
    .as('read')
  const [[decks], [exported], [stored], months] = await Promise.all([
    queries
      .select({
        presentations: sql<number>`count(*)::int`,
        slides: sql<number>`coalesce(sum(${presentations.slideCount}), 0)::int`,
        charts: visuals('charts', read),
        pictures: visuals('pictures', read),
      })
      .from(presentations)
      .leftJoinLateral(read, sql`true`)
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
  const counts = new Map(months.map(({ month, presentations: count }) => [month, count]))
  return {
    ...decks,
    ...exported,
    ...stored,
    months: lastMonths(now).map((month) => ({ month, presentations: counts.get(month) ?? 0 })),
  }
}

/** Sums visuals of a kind over all slides of these decks. */
function visuals(
  kind: 'charts' | 'pictures',
  read: Readonly<Record<'id' | typeof kind, SQLWrapper>>,
) {
  const isKind =
    kind === 'charts'
      ? sql`image ? 'chartData'`
      : sql`not image ? 'chartData' and not image ? 'shapeData' and not image ? 'iconData'`
  const counted = sql`(select count(*) from jsonb_array_elements(${presentations.slides}) slide,
    jsonb_array_elements(coalesce(slide -> 'images', '[]'::jsonb)) image where ${isKind})`
  // A deck that is not indexed yet is counted here.
  return sql<number>`coalesce(sum(case when ${read.id} is null then ${counted} else ${read[kind]} end), 0)::int`
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
