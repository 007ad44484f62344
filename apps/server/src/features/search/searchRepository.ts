import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { presentations } from '../../db/schema/presentations.ts'
import { seesAllSql } from '../../db/visibleSql.ts'

export interface Wanted {
  readonly userId: string
  /** As tsquery: everywhere in a deck, and in its title alone. */
  readonly anywhere: string
  readonly inTitle: string
  readonly most: number
}

interface Hit extends Record<string, unknown> {
  readonly id: number
  readonly role: string
}

/** The decks of an account that have the words, those whose title has them first, then the newest. */
export async function findDeckRows(queries: Queries, wanted: Wanted) {
  const { rows: hits } = await queries.execute<Hit>(searchSql(wanted))
  if (hits.length === 0) return []
  const decks = await queries
    .select({
      id: presentations.id,
      title: presentations.title,
      slides: presentations.slides,
      showsNotes: presentations.showsNotes,
      lastModified: presentations.lastModified,
    })
    .from(presentations)
    .where(
      inArray(
        presentations.id,
        hits.map(({ id }) => id),
      ),
    )
  const byId = new Map(decks.map((deck) => [deck.id, deck]))
  return hits.flatMap(({ id, role }) => {
    const deck = byId.get(id)
    return deck ? [{ ...deck, role }] : []
  })
}

/**
 * Own decks and those of others apart, each with a limit of its own: then either is answered from an index. Own decks
 * are asked twice, because the newest that have the words may leave no room for those whose title has them.
 */
export function searchSql({ userId, anywhere, inTitle, most }: Wanted) {
  const order = sql`order by by_title desc, last_modified desc, id desc limit ${most}`
  const own = (query: string) => sql`
    (select d.id, 'owner' as role, i.words @@ ${inTitle}::tsquery as by_title, d.last_modified
    from deck_index i join presentations d on d.id = i.presentation_id
    where d.user_id = ${userId} and d.trashed_at is null and i.words @@ ${query}::tsquery
    order by d.last_modified desc, d.id desc limit ${most})`
  const words = sql`case when ${seesAllSql(sql`a.role`, sql`d.shows_notes`)} then i.words else i.visible_words end`
  const shared = sql`
    (select d.id, a.role, ${words} @@ ${inTitle}::tsquery as by_title, d.last_modified
    from deck_access a join presentations d on d.id = a.presentation_id
    join deck_index i on i.presentation_id = d.id
    where a.user_id = ${userId} and d.user_id <> ${userId} and d.trashed_at is null
      and ${words} @@ ${anywhere}::tsquery
    ${order})`
  return sql`
    select id, role from (
      select distinct on (id) id, role, by_title, last_modified
      from (${own(inTitle)} union all ${own(anywhere)} union all ${shared}) found
    ) one ${order}`
}
