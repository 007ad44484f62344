import { type DeckFilter, type DeckSort, workspaceLimits } from '@deckloom/contract'
import { deckDefaults } from '@deckloom/deck'
import { and, eq, getTableColumns, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import {
  deckAccess,
  favorites,
  presentations,
  teamDecks,
  teamMembers,
} from '../../../db/schema/presentations.ts'
import { isInvitedEditorSql, isSharedWith, sharedDecksSql } from '../../../db/sharedDecks.ts'
import { seesAllSql, visibleSql } from '../../../db/visibleSql.ts'
import { type Role, roleOf } from './presentationPolicy.ts'
import type { PresentationRow } from './presentationsRepository.ts'
import { unreadThreadsSql } from './unreadThreads.ts'

/** A deck in a person's list, with the first visible slide and the number of visible slides. */
export interface ListedRow extends PresentationRow {
  readonly role: Role
  readonly isFavorite: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  /** Number of threads with comments by others that the person has not read. */
  readonly unreadThreads: number
  /** Whether the person sees who read it through its links. */
  readonly seesAudience: boolean
  /** Its sort position, as text. */
  readonly position: string
}

export interface Wanted {
  readonly filter: DeckFilter
  readonly sort: DeckSort
  /** Part of the title. */
  readonly search?: string | undefined
  /** One of the person's own folders. */
  readonly folder?: number | undefined
  /** A team that shares the decks; no results for non-members. */
  readonly team?: number | undefined
  /** The cursor: the last deck of the previous page. */
  readonly after?: { readonly position: string; readonly id: number } | undefined
  readonly limit?: number | undefined
  /** For the filter of recent decks: excludes changes before this. */
  readonly since: Date
}

const sees = seesAllSql(sql`page.role`, presentations.showsNotes)
const visible = visibleSql(presentations.slides)
const firstSlide = sql`case when not ${sees} then jsonb_path_query_array(${visible}, '$[0]')
    when ${presentations.slideCount} = 0 then '[]'::jsonb
    else jsonb_build_array(${presentations.slides} -> 0) end`.mapWith(presentations.slides)
const listed = {
  id: presentations.id,
  role: sql`page.role`,
  showsNotes: presentations.showsNotes,
  slides: presentations.slides,
}
const visibleCount = sql<number>`case when ${sees} then ${presentations.slideCount}
  else jsonb_array_length(${visible}) end`

/**
 * Decks that a person owns or shares, in the given order. The page is selected on narrow indexes;
 * only its rows are read whole.
 */
export async function listPresentations(
  queries: Queries,
  userId: string,
  wanted: Wanted,
): Promise<ListedRow[]> {
  const { page, order } = pageOf(userId, wanted)
  const rows = await queries
    .select({
      ...getTableColumns(presentations),
      slides: firstSlide,
      slideCount: visibleCount,
      role: sql<string>`page.role`,
      position: sql<string>`page.position::text`,
      isFavorite: sql<boolean>`exists (select 1 from ${favorites}
        where ${favorites.userId} = ${userId} and ${favorites.presentationId} = ${presentations.id})`,
      firstName: users.firstName,
      lastName: users.lastName,
      unreadThreads: unreadThreadsSql(userId, listed),
      seesAudience: sql<boolean>`page.role = 'owner' or ${isInvitedEditorSql(presentations.id, userId)}`,
    })
    .from(presentations)
    .innerJoin(page, sql`page.id = ${presentations.id}`)
    .innerJoin(users, eq(users.id, presentations.userId))
    .orderBy(sql`page.position ${order}`, sql`page.id ${order}`)
  return rows.map((row) => ({ ...row, role: row.role === 'owner' ? 'owner' : roleOf(row.role) }))
}

/**
 * All decks after a cursor that a person owns or shares, without slides, as the JSON of
 * `PresentationListItem`s separated by commas. Slides are only read for decks of others whose
 * reader sees less of them. There may be tens of thousands, and the database serializes them in a
 * fraction of the time it would take here.
 */
export async function cardsJson(
  queries: Queries,
  userId: string,
  after: { readonly position: string; readonly id: number },
): Promise<string> {
  const which = conditions(userId, { filter: 'all', sort: 'modified', since: new Date(0), after })
  const columns = sql`d.id, d.title, d.version, d.last_modified, d.created_at, d.is_public`
  const seesAll = seesAllSql(sql`a.role`, sql`d.shows_notes`)
  const shown = visibleSql(sql`d.slides`)
  const deck = { id: sql`d.id`, showsNotes: sql`d.shows_notes`, slides: sql`d.slides` }
  const unread = (role: SQL) => unreadThreadsSql(userId, { ...deck, role })
  const { rows } = await queries.execute<{ json: string | null }>(sql`
    select string_agg(row_to_json(card)::text, ',') as json from (
      select deck.id, title, slide_count as "slideCount", version, ${iso(sql`last_modified`)} as "lastModified",
        ${iso(sql`created_at`)} as "createdAt", is_public as "isPublic", thumbnail, role,
        deck.id in (select presentation_id from ${favorites} where user_id = ${userId}) as "isFavorite",
        owner_name as "ownerName", folder_id as "folderId", null as "trashedAt", unread as "unreadThreads",
        sees_audience as "seesAudience", '[]'::json as slides
      from (
        select ${columns}, d.slide_count, d.thumbnail, 'owner' as role, null::text as owner_name, d.folder_id,
          ${unread(sql`'owner'`)} as unread, true as sees_audience
        from ${presentations} d where d.user_id = ${userId} and ${which}
        union all
        select ${columns}, case when ${seesAll} then d.slide_count else jsonb_array_length(${shown}) end,
          case when ${seesAll} then d.thumbnail else
            '/api/presentations/' || d.id || '/slides/' || (${shown} -> 0 ->> 'id') || '/thumbnail.png' end,
          a.role, concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), null,
          ${unread(sql`a.role`)}, ${isInvitedEditorSql(sql`d.id`, userId)}
        from ${sharedDecksSql(userId)} join ${users} u on u.id = d.user_id where ${which}
        order by last_modified desc, id desc
      ) deck
    ) card`)
  return rows[0]?.json ?? ''
}

/** A timestamp as in JSON, which the database formats faster than it is parsed here. */
function iso(column: SQLWrapper): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

function pageOf(userId: string, wanted: Wanted) {
  const { sort, limit } = wanted
  const order = sort === 'title' ? sql`asc` : sql`desc`
  const cut = sql`order by position ${order}, id ${order} ${limit === undefined ? sql`` : sql`limit ${limit}`}`
  const arms = armsOf(userId, wanted).map((arm) => sql`(${arm} ${cut})`)
  return {
    order,
    page: sql`(select * from (${sql.join(arms, sql` union all `)}) arms ${cut}) page`,
  }
}

/** Total number of decks for the same filter. */
export async function countPresentations(
  queries: Queries,
  userId: string,
  wanted: Omit<Wanted, 'after' | 'limit'>,
): Promise<number> {
  const arms = armsOf(userId, wanted)
  const { rows } = await queries.execute<{ decks: number }>(
    sql`select count(*)::int as decks from (${sql.join(arms, sql` union all `)}) listed`,
  )
  return rows[0]?.decks ?? 0
}

/** Own decks and those of others in separate queries, each with an index. */
function armsOf(userId: string, wanted: Wanted): SQL[] {
  const { filter } = wanted
  const own = sql`select d.id, ${positionOf(wanted)} as position, 'owner' as role from ${presentations} d
    where d.user_id = ${userId} and ${conditions(userId, wanted)}`
  const shared = sql`select d.id, ${positionOf(wanted)} as position, a.role
    from ${sharedDecksSql(userId)} where ${conditions(userId, wanted)}`
  if (filter === 'trash' || wanted.folder !== undefined) return [own]
  return filter === 'with-me' ? [shared] : [own, shared]
}

function positionOf({ sort, filter }: Pick<Wanted, 'sort' | 'filter'>): SQL {
  if (sort === 'title') return sql`lower(${shownTitle})`
  if (sort === 'created') return sql`d.id`
  return filter === 'trash' ? sql`d.trashed_at` : sql`d.last_modified`
}

// An empty title is searched and sorted by the text that screens show for it.
const shownTitle = sql`coalesce(nullif(trim(d.title), ''), ${deckDefaults.untitledTitle})`

function conditions(userId: string, wanted: Wanted): SQL {
  const { filter, search, folder, team, after, since } = wanted
  const parts = [filter === 'trash' ? sql`d.trashed_at is not null` : sql`d.trashed_at is null`]
  if (filter === 'recent') parts.push(sql`d.last_modified >= ${since.toISOString()}`)
  if (filter === 'shared') parts.push(sql`d.is_public`)
  if (filter === 'favorites') {
    parts.push(sql`d.id in (select presentation_id from ${favorites} where user_id = ${userId})`)
  }
  if (folder !== undefined) parts.push(sql`d.folder_id = ${folder}`)
  if (team !== undefined) {
    parts.push(sql`d.id in (select t.presentation_id from ${teamDecks} t
      join ${teamMembers} m on m.team_id = t.team_id and m.user_id = ${userId} where t.team_id = ${team})`)
  }
  if (search !== undefined) parts.push(sql`${shownTitle} ilike ${`%${escapePattern(search)}%`}`)
  if (after) {
    const beyond = wanted.sort === 'title' ? sql`>` : sql`<`
    parts.push(
      sql`(${positionOf(wanted)}, d.id) ${beyond} (${after.position}::${typeOf[wanted.sort]}, ${after.id})`,
    )
  }
  return sql.join(parts, sql` and `)
}

const typeOf = { title: sql`text`, created: sql`int`, modified: sql`timestamptz` } as const

/** Escapes `%` and `_`. */
function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

export interface HeldDeck {
  readonly id: number
  readonly role: Role
  readonly trashed: boolean
}

/**
 * The person's role on each of these decks, without those they cannot see. Locked until the
 * transaction ends.
 */
export async function lockDecks(
  queries: Queries,
  { ids, userId }: { readonly ids: readonly number[]; readonly userId: string },
): Promise<readonly HeldDeck[]> {
  const rows = await queries
    .select({
      id: presentations.id,
      owner: presentations.userId,
      trashedAt: presentations.trashedAt,
      shared: deckAccess.role,
    })
    .from(presentations)
    .leftJoin(deckAccess, isSharedWith(userId))
    .where(inArray(presentations.id, [...ids]))
    .orderBy(presentations.id)
    .for('update', { of: presentations })
  return rows.flatMap(({ id, owner, trashedAt, shared }): readonly HeldDeck[] => {
    const trashed = trashedAt !== null
    if (owner === userId) return [{ id, role: 'owner', trashed }]
    return shared === null || trashed ? [] : [{ id, role: roleOf(shared), trashed }]
  })
}

export async function setTrashed(
  queries: Queries,
  ids: readonly number[],
  trashedAt: Date | null,
): Promise<void> {
  await queries
    .update(presentations)
    .set({ trashedAt })
    .where(inArray(presentations.id, [...ids]))
}

export async function moveDecks(
  queries: Queries,
  ids: readonly number[],
  folderId: number | null,
): Promise<void> {
  await queries
    .update(presentations)
    .set({ folderId })
    .where(inArray(presentations.id, [...ids]))
}

export async function deletePresentations(queries: Queries, ids: readonly number[]): Promise<void> {
  await queries.delete(presentations).where(inArray(presentations.id, [...ids]))
}

/** Deletes a person's trash. */
export async function deleteTrash(queries: Queries, userId: string): Promise<void> {
  await queries
    .delete(presentations)
    .where(and(eq(presentations.userId, userId), sql`${presentations.trashedAt} is not null`))
}

/**
 * Deletes decks of everybody whose days in the trash are over, at most `limit`; resolves to how
 * many.
 */
export function purgeTrash(queries: Queries, now: Date, limit = batchRows): Promise<number> {
  const before = new Date(now.getTime() - workspaceLimits.trashDays * 24 * 60 * 60 * 1_000)
  return deleteBatch(queries, {
    from: presentations,
    where: lte(presentations.trashedAt, before),
    limit,
  })
}

export async function addFavorites(
  queries: Queries,
  { ids, userId }: { readonly ids: readonly number[]; readonly userId: string },
): Promise<void> {
  await queries
    .insert(favorites)
    .values(ids.map((presentationId) => ({ userId, presentationId })))
    .onConflictDoNothing()
}

export async function removeFavorites(
  queries: Queries,
  { ids, userId }: { readonly ids: readonly number[]; readonly userId: string },
): Promise<void> {
  await queries
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.presentationId, [...ids])))
}
