import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { sharedDecksSql } from '../../db/sharedDecks.ts'
import { presentations } from '../../db/schema/presentations.ts'
import { seesAllSql } from '../../db/visibleSql.ts'

export interface Wanted {
  readonly userId: string
  /** As tsquery: for the whole deck, and for its title alone. */
  readonly anywhere: string
  readonly inTitle: string
  readonly most: number
}

interface Hit extends Record<string, unknown> {
  readonly id: number
  readonly role: string
  readonly byTitle: boolean
  /** Time of its last change, in microseconds. */
  readonly at: number
}

/** The matching decks of an account, title matches first, then the newest. */
export async function findDeckRows(queries: Queries, wanted: Wanted) {
  const found = [...(await findOwn(queries, wanted)), ...(await findShared(queries, wanted))]
  const unique = [...new Map(found.map((hit) => [hit.id, hit])).values()]
  const hits = unique
    .toSorted((a, b) => Number(b.byTitle) - Number(a.byTitle) || b.at - a.at || b.id - a.id)
    .slice(0, wanted.most)
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
 * Own decks that are checked one by one: more than most people have, and enough for a common word.
 */
const newestDecks = 200
/** Matches of all accounts whose owners are looked up. */
const mostHits = 1_000

const at = sql`(extract(epoch from d.last_modified) * 1e6)::float8 as at`

/** The newest own decks that match in their title, and the newest that match anywhere. */
async function findOwn(queries: Queries, wanted: Wanted): Promise<readonly Hit[]> {
  const { userId, anywhere, inTitle, most } = wanted
  const { rows: newest } = await queries.execute<Hit & { isFound: boolean }>(sql`
    select d.id, 'owner' as role, coalesce(i.words @@ ${anywhere}::tsquery, false) as "isFound",
      coalesce(i.words @@ ${inTitle}::tsquery, false) as "byTitle", ${at}
    from (
      select id, last_modified from presentations where user_id = ${userId} and trashed_at is null
      order by last_modified desc, id desc limit ${newestDecks}
    ) d left join deck_index i on i.presentation_id = d.id
    order by d.last_modified desc, d.id desc`)
  const found = newest.filter(({ isFound }) => isFound)
  const titled = found.filter(({ byTitle }) => byTitle)
  if (newest.length < newestDecks) return found
  if (titled.length >= most) return titled
  const olderTitled = await findAmongAll(queries, wanted, inTitle)
  if (olderTitled.length >= most || found.length >= most) return [...found, ...olderTitled]
  return [...olderTitled, ...(await findAmongAll(queries, wanted, anywhere))]
}

/**
 * The newest own decks among all matches. The index does not contain owners, and the number of
 * matches is unknown beforehand: for a few matches the owners are looked up, for more the planner
 * decides.
 */
async function findAmongAll(
  queries: Queries,
  { userId, inTitle, most }: Wanted,
  query: string,
): Promise<readonly Hit[]> {
  const byTitle = sql`i.words @@ ${inTitle}::tsquery as "byTitle"`
  const isOwn = sql`d.user_id = ${userId} and d.trashed_at is null`
  const newest = sql`order by d.last_modified desc, d.id desc limit ${most}`
  const { rows } = await queries.execute<{ hits: number; own: readonly Hit[] }>(sql`
    with found as materialized (
      select i.presentation_id, ${byTitle} from deck_index i where i.words @@ ${query}::tsquery
    ), few as materialized (select * from found limit ${mostHits + 1})
    select (select count(*)::int from few) as hits, coalesce((select json_agg(one) from (
      select d.id, 'owner' as role, few."byTitle", ${at} from few join presentations d on d.id = few.presentation_id
      where ${isOwn} ${newest}) one), '[]') as own`)
  const [few] = rows
  if (few && few.hits <= mostHits) return few.own
  const { rows: own } = await queries.execute<Hit>(sql`
    select d.id, 'owner' as role, ${byTitle}, ${at}
    from deck_index i join presentations d on d.id = i.presentation_id
    where ${isOwn} and i.words @@ ${query}::tsquery ${newest}`)
  return own
}

async function findShared(
  queries: Queries,
  { userId, anywhere, inTitle, most }: Wanted,
): Promise<readonly Hit[]> {
  const words = sql`case when ${seesAllSql(sql`a.role`, sql`d.shows_notes`)} then i.words else i.visible_words end`
  const { rows } = await queries.execute<Hit>(sql`
    select d.id, a.role, ${words} @@ ${inTitle}::tsquery as "byTitle", ${at}
    from ${sharedDecksSql(userId)} join deck_index i on i.presentation_id = d.id
    where d.trashed_at is null
      and ${words} @@ ${anywhere}::tsquery
    order by "byTitle" desc, at desc, d.id desc limit ${most}`)
  return rows
}
