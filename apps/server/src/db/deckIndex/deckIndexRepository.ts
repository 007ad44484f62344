import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../openDatabase.ts'
import { deckIndex, deckIndexDue } from '../schema/deckIndex.ts'
import { deckAccess, presentations } from '../schema/presentations.ts'
import type { DeckEntry } from './entryOf.ts'

// Any number; the same for every server of one database.
const indexLock = 3_325_572

/** The decks that changed since they were indexed, those that have waited longest first. */
export async function listDue(queries: Queries, limit: number): Promise<readonly number[]> {
  const due = await queries
    .select({ id: deckIndexDue.presentationId })
    .from(deckIndexDue)
    .orderBy(asc(deckIndexDue.mark))
    .limit(limit)
  return due.map(({ id }) => id)
}

// More than all accounts together change within the seconds that the indexer takes.
const mostWaiting = 1_000

/**
 * The same for the decks that an account owns or shares, the latest first. Joins from the waiting
 * decks: statistics of a table that fills and empties mislead the planner, which would otherwise
 * read all decks.
 */
export async function listSeenDue(
  queries: Queries,
  { userId, limit }: { readonly userId: string; readonly limit: number },
): Promise<readonly number[]> {
  const shared = queries
    .select({ id: deckAccess.presentationId })
    .from(deckAccess)
    .where(eq(deckAccess.userId, userId))
  const waiting = queries
    .select({ id: deckIndexDue.presentationId, mark: deckIndexDue.mark })
    .from(deckIndexDue)
    .orderBy(desc(deckIndexDue.mark))
    .limit(mostWaiting)
    .as('waiting')
  const deck = queries
    .select({ ownerId: presentations.userId })
    .from(presentations)
    .where(eq(presentations.id, waiting.id))
    .limit(1)
    .as('deck')
  const due = await queries
    .select({ id: waiting.id })
    .from(waiting)
    .innerJoinLateral(deck, sql`true`)
    .where(or(eq(deck.ownerId, userId), inArray(waiting.id, shared)))
    .orderBy(desc(waiting.mark))
    .limit(limit)
  return due.map(({ id }) => id)
}

/** The next decks by id, whether they were ever indexed or not. */
export async function decksAfter(
  queries: Queries,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly number[]> {
  const decks = await queries
    .select({ id: presentations.id })
    .from(presentations)
    .where(gt(presentations.id, after))
    .orderBy(asc(presentations.id))
    .limit(limit)
  return decks.map(({ id }) => id)
}

/** Locks these decks for indexing by this transaction; saves are not blocked. */
export async function lockForIndex(queries: Queries, ids: readonly number[]): Promise<void> {
  // A fixed order prevents deadlocks between servers.
  const inOrder = JSON.stringify(ids.toSorted((one, other) => one - other))
  await queries.execute(sql`
    select pg_advisory_xact_lock(${indexLock}, id::int)
    from jsonb_array_elements_text(${inOrder}::jsonb) as each(id)`)
}

/** Those of these decks whose index entry is out of date, with the contents to index. */
export function readUnindexed(queries: Queries, ids: readonly number[]) {
  return queries
    .select({
      id: presentations.id,
      title: presentations.title,
      slides: presentations.slides,
      mark: deckIndexDue.mark,
    })
    .from(presentations)
    .leftJoin(deckIndexDue, eq(deckIndexDue.presentationId, presentations.id))
    .leftJoin(deckIndex, eq(deckIndex.presentationId, presentations.id))
    .where(
      and(
        inArray(presentations.id, [...ids]),
        or(isNotNull(deckIndexDue.mark), isNull(deckIndex.presentationId)),
      ),
    )
}

export interface ReadDeck extends DeckEntry {
  readonly id: number
  /** The change that was read; null for a deck that has not changed since the index exists. */
  readonly mark: number | null
}

/**
 * Stores index entries. Unchanged entries are not rewritten, and a deck that changed meanwhile
 * stays due.
 */
export async function writeEntries(queries: Queries, decks: readonly ReadDeck[]): Promise<void> {
  const read = sql`jsonb_to_recordset(${JSON.stringify(decks)}::jsonb)
    as read(id integer, words jsonb, "visibleWords" jsonb, charts integer, pictures integer, mark bigint)`
  await queries.execute(sql`
    insert into deck_index (presentation_id, words, visible_words, charts, pictures)
    select read.id, ${vector(sql`read.words`)}, ${vector(sql`read."visibleWords"`)}, read.charts, read.pictures
    from ${read} join presentations on presentations.id = read.id
    order by read.id for key share of presentations
    on conflict (presentation_id) do update set words = excluded.words,
      visible_words = excluded.visible_words, charts = excluded.charts, pictures = excluded.pictures
    where (deck_index.words, deck_index.visible_words, deck_index.charts, deck_index.pictures)
      is distinct from (excluded.words, excluded.visible_words, excluded.charts, excluded.pictures)`)
  await queries.execute(sql`
    delete from deck_index_due due using ${read}
    where due.presentation_id = read.id and due.mark = read.mark`)
}

function vector(words: SQL): SQL {
  return sql`array_to_tsvector(array(select jsonb_array_elements_text(${words})))`
}
