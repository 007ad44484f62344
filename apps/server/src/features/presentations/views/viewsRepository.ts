import type { DeckViewsBody } from '@deckloom/contract'
import { and, count, eq, min, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { analytics } from '../../../db/schema/activity.ts'
import { creditStays } from '../audience/creditStays.ts'

export interface ViewedDeck {
  readonly id: number
  readonly slides: readonly { readonly id: string }[]
}

/** Rows stored of a viewer of a deck: whoever reports over and over fills no disk. */
const mostOfViewer = 20_000

interface ReportedViews {
  readonly deck: ViewedDeck
  readonly viewerId: string
  readonly body: DeckViewsBody
  readonly at: Date
}

/**
 * Stores the views of a browser window: one row for the slideshow, and one for each slide of the deck that it was at.
 * They count as those of visitors of a link do (0082).
 */
export async function insertViews(queries: Queries, views: ReportedViews): Promise<void> {
  await queries.transaction(async (transaction) => {
    const { startedAt, ms: countedMs, rows } = await readShowing(transaction, views)
    if (rows >= mostOfViewer) return
    const { deck, viewerId, body, at } = views
    const elapsedMs = startedAt === null ? 0 : at.getTime() - startedAt.getTime()
    const places = new Map(deck.slides.map(({ id }, index) => [id, index]))
    const known = body.stays.filter(({ slideId }) => places.has(slideId))
    const shared = { viewerId, presentationId: deck.id, showing: body.showing, timestamp: at }
    const stays = Array.from(
      creditStays(known, { elapsedMs, countedMs }),
      ([slideId, duration]) => {
        const slideIndex = places.get(slideId)
        return { ...shared, action: 'slide', slideId, slideIndex, duration }
      },
    )
    if (stays.length > 0) await transaction.insert(analytics).values(stays)
    else if (startedAt === null) {
      await transaction.insert(analytics).values({ ...shared, action: 'open' })
    }
  })
}

/** When a showing began, what is counted of it, and how many rows its viewer has. Locks the showing. */
async function readShowing(queries: Queries, { deck, viewerId, body: { showing } }: ReportedViews) {
  const ofViewer = and(eq(analytics.presentationId, deck.id), eq(analytics.viewerId, viewerId))
  const ofShowing = and(ofViewer, eq(analytics.showing, showing))
  await queries.select({ id: analytics.id }).from(analytics).where(ofShowing).for('update')
  const [counted] = await queries
    .select({
      startedAt: min(analytics.timestamp),
      ms: sql<number>`coalesce(sum(${analytics.duration}), 0)::float8`,
    })
    .from(analytics)
    .where(ofShowing)
  const [stored] = await queries.select({ rows: count() }).from(analytics).where(ofViewer)
  return { startedAt: counted?.startedAt ?? null, ms: counted?.ms ?? 0, rows: stored?.rows ?? 0 }
}

const shownDeck = (id: number): SQL => sql`presentation_id = ${id} and showing is not null`

export async function countViews(queries: Queries, id: number) {
  const { rows } = await queries.execute<{ views: number; viewers: number }>(sql`
    select count(distinct showing)::integer as views,
      count(distinct coalesce(viewer_id, visitor))::integer as viewers
    from analytics where ${shownDeck(id)}`)
  return rows[0] ?? { views: 0, viewers: 0 }
}

/** View statistics per slide id. */
export async function sumStays(queries: Queries, id: number) {
  const { rows } = await queries.execute<{ slideId: string; views: number; ms: number }>(sql`
    select slide_id as "slideId", count(distinct showing)::integer as views, sum(duration)::float8 as ms
    from analytics where ${shownDeck(id)} and slide_id is not null group by slide_id`)
  return new Map(rows.map(({ slideId, ...sums }) => [slideId, sums]))
}
