import type { DeckViewsBody } from '@deckloom/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { analytics } from '../../../db/schema/activity.ts'

export interface ViewedDeck {
  readonly id: number
  readonly slides: readonly { readonly id: string }[]
}

/**
 * Stores the views of a browser window: one row for the slideshow, and one for each stay at a slide
 * of the deck.
 */
export async function insertViews(
  queries: Queries,
  {
    deck,
    viewerId,
    body,
    at,
  }: {
    readonly deck: ViewedDeck
    readonly viewerId: string
    readonly body: DeckViewsBody
    readonly at: Date
  },
): Promise<void> {
  const shared = { viewerId, presentationId: deck.id, showing: body.showing, timestamp: at }
  const stays = body.stays.flatMap(({ slideId, ms }) => {
    const slideIndex = deck.slides.findIndex(({ id }) => id === slideId)
    return slideIndex < 0 ? [] : [{ ...shared, action: 'slide', slideId, slideIndex, duration: ms }]
  })
  await queries.insert(analytics).values(stays.length > 0 ? stays : [{ ...shared, action: 'open' }])
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
