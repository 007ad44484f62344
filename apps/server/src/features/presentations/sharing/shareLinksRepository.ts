import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../../db/deleteBatch.ts'
import type { Purge } from '../../../db/maintenance/step.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { installationSettings } from '../../../db/schema/identity.ts'
import { deckAccess, presentations } from '../../../db/schema/presentations.ts'
import { linkVisits } from '../../../db/schema/audience.ts'
import { linkMembers, shareGuests, shareLinks, shareVisits } from '../../../db/schema/sharing.ts'
import { isEditorSql } from '../../../db/visibleSql.ts'

export type ShareLinkRow = typeof shareLinks.$inferSelect

/** A link, its creator, and visitors who gave an address. */
export interface ListedLink extends ShareLinkRow {
  readonly firstName: string | null
  readonly lastName: string | null
  /** Whether viewers of the deck see notes. */
  readonly deckShowsNotes: boolean
  readonly guests: readonly { readonly email: string; readonly lastAt: string }[]
  readonly visitorCount: number
  readonly memberCount: number
  /** The last who joined. */
  readonly members: readonly string[]
}

/** Visitors in a list of links, and addresses stored per link: nobody has verified them. */
const guestsListed = 50
const guestsKept = 1_000

/**
 * Active links: neither revoked nor expired, created by someone who may still share the deck, while
 * the installation has links. Lost permissions and disabled accounts are covered here and need no
 * clean-up.
 */
const isActive = (now: Date) =>
  and(
    eq(shareLinks.isActive, true),
    or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now)),
    sql`exists (select 1 from ${users} maker
      join ${presentations} deck on deck.id = ${shareLinks.presentationId}
      left join ${deckAccess} shared on shared.presentation_id = deck.id and shared.user_id = maker.id
      where maker.id = ${shareLinks.createdBy} and maker.disabled_at is null
        and ${isEditorSql(sql`case when deck.user_id = maker.id then 'owner' else shared.role end`)})`,
    sql`not exists (select 1 from ${installationSettings}
      where ${installationSettings.key} = 'publicLinks' and ${installationSettings.value} = 'false'::jsonb)`,
  )

/** The active links of a deck, oldest first. */
export function listShareLinks(
  queries: Queries,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<ListedLink[]> {
  return queries
    .select({
      ...getTableColumns(shareLinks),
      firstName: users.firstName,
      lastName: users.lastName,
      deckShowsNotes: presentations.showsNotes,
      guests: sql<ListedLink['guests']>`(
        select coalesce(json_agg(json_build_object('email', email, 'lastAt', last_at) order by last_at desc), '[]')
        from (select email, last_at from ${shareGuests} where link_id = ${shareLinks.id}
          order by last_at desc limit ${guestsListed}) newest)`,
      visitorCount: sql<number>`(select count(distinct visitor_id)::int from ${linkVisits} where link_id = ${shareLinks.id})`,
      memberCount: sql<number>`(select count(*)::int from ${linkMembers} where link_id = ${shareLinks.id})`,
      members: sql<ListedLink['members']>`(
        select coalesce(json_agg(name order by joined_at desc), '[]')
        from (select concat_ws(' ', member.first_name, member.last_name) as name, joined_at
          from ${linkMembers} joined join ${users} member on member.id = joined.user_id
          where link_id = ${shareLinks.id} order by joined_at desc limit ${guestsListed}) newest)`,
    })
    .from(shareLinks)
    .innerJoin(users, eq(users.id, shareLinks.createdBy))
    .innerJoin(presentations, eq(presentations.id, shareLinks.presentationId))
    .where(and(eq(shareLinks.presentationId, id), isActive(now)))
    .orderBy(asc(shareLinks.id))
}

export async function insertShareLink(
  queries: Queries,
  link: typeof shareLinks.$inferInsert,
): Promise<ShareLinkRow> {
  const [inserted] = await queries.insert(shareLinks).values(link).returning()
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted
}

/** The options of a link that can be changed. */
export type LinkOptions = Pick<
  ShareLinkRow,
  | 'createdBy'
  | 'role'
  | 'label'
  | 'password'
  | 'expiresAt'
  | 'allowsDownload'
  | 'showsNotes'
  | 'asksEmail'
  | 'embeds'
>

export async function updateShareLink(
  queries: Queries,
  linkId: number,
  change: Partial<LinkOptions>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await queries.update(shareLinks).set(change).where(eq(shareLinks.id, linkId))
}

/** Revokes a link of this deck, if need be only of one maker; false if there is none of this id. */
export async function revokeShareLink(
  queries: Queries,
  {
    id,
    linkId,
    madeBy,
    now,
  }: {
    readonly id: number
    readonly linkId: number
    readonly madeBy?: string | undefined
    readonly now: Date
  },
): Promise<boolean> {
  const revoked = await queries
    .update(shareLinks)
    .set({ isActive: false, endedAt: now })
    .where(
      and(
        eq(shareLinks.id, linkId),
        eq(shareLinks.presentationId, id),
        eq(shareLinks.isActive, true),
        madeBy === undefined ? undefined : eq(shareLinks.createdBy, madeBy),
      ),
    )
    .returning({ id: shareLinks.id })
  return revoked.length > 0
}

/** Updates for each of these decks whether it is public, which means that it has an active link. */
export async function markPublic(
  queries: Queries,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<void> {
  const working = queries
    .select({ one: sql`1` })
    .from(shareLinks)
    .where(and(eq(shareLinks.presentationId, presentations.id), isActive(now)))
  await queries
    .update(presentations)
    .set({ isPublic: exists(working) })
    .where(
      and(
        inArray(presentations.id, [...ids]),
        sql`${presentations.isPublic} <> ${exists(working)}`,
      ),
    )
}

/** The next decks by id that have links or are marked as public: their links may have expired. */
export async function linkedDecks(
  queries: Queries,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly number[]> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    select id from (
      (select distinct presentation_id as id from share_links
        where presentation_id > ${after} order by 1 limit ${limit})
      union
      (select id from presentations where is_public and id > ${after} order by id limit ${limit})
    ) linked order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** A link and its deck. */
export interface FoundShared extends Pick<
  typeof presentations.$inferSelect,
  'title' | 'slides' | 'showsNotes' | 'countsReaders' | 'createdAt'
> {
  readonly link: ShareLinkRow
}

/** An active link and its deck. */
export async function findShared(
  queries: Queries,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<FoundShared | undefined> {
  const [found] = await queries
    .select({
      link: shareLinks,
      title: presentations.title,
      slides: presentations.slides,
      showsNotes: presentations.showsNotes,
      countsReaders: presentations.countsReaders,
      createdAt: presentations.createdAt,
    })
    .from(shareLinks)
    .innerJoin(presentations, eq(presentations.id, shareLinks.presentationId))
    .where(and(eq(shareLinks.token, token), isActive(now), isNull(presentations.trashedAt)))
  return found
}

/** A link that was revoked or has expired, and when; null if that is not known. */
export async function findEnded(
  queries: Queries,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<{ readonly endedAt: Date | null } | undefined> {
  const [found] = await queries
    .select({
      isActive: shareLinks.isActive,
      endedAt: shareLinks.endedAt,
      expiresAt: shareLinks.expiresAt,
    })
    .from(shareLinks)
    .innerJoin(presentations, eq(presentations.id, shareLinks.presentationId))
    .where(
      and(
        eq(shareLinks.token, token),
        or(eq(shareLinks.isActive, false), lte(shareLinks.expiresAt, now)),
        isNull(presentations.trashedAt),
      ),
    )
  return found && { endedAt: found.isActive ? found.expiresAt : found.endedAt }
}

/** Whether a token opens a deck that other websites may show in a frame. */
export async function isEmbeddable(
  queries: Queries,
  which: { readonly token: string; readonly now: Date },
): Promise<boolean> {
  const shared = await findShared(queries, which)
  return shared !== undefined && shared.link.embeds && shared.link.password === null
}

/** Stores the address of a visitor, unless the link has very many. */
export async function keepGuest(
  queries: Queries,
  { linkId, email, at }: { readonly linkId: number; readonly email: string; readonly at: Date },
): Promise<void> {
  await queries.execute(sql`
    insert into ${shareGuests} (link_id, email, last_at)
    select ${linkId}::int, ${email}::text, ${at.toISOString()}::timestamptz
    where (select count(*) from ${shareGuests} where link_id = ${linkId}) < ${guestsKept}
    on conflict (link_id, email) do update set last_at = excluded.last_at`)
}

/** Deletes addresses of visitors from before a time, at most `limit` rows; resolves to how many. */
export function purgeGuests(queries: Queries, { before, limit }: Purge): Promise<number> {
  return deleteBatch(queries, { from: shareGuests, where: lte(shareGuests.lastAt, before), limit })
}

/** Counts a visitor once. */
export async function countVisit(
  queries: Queries,
  visit: { readonly linkId: number; readonly visitor: string; readonly at: Date },
): Promise<void> {
  const first = await queries
    .insert(shareVisits)
    .values(visit)
    .onConflictDoNothing()
    .returning({ visitor: shareVisits.visitor })
  if (first.length === 0) return
  await queries
    .update(shareLinks)
    .set({ viewCount: sql`${shareLinks.viewCount} + 1` })
    .where(eq(shareLinks.id, visit.linkId))
}

const visitDays = 2

/** Deletes old visitors, at most `limit` rows; resolves to how many. */
export function purgeVisits(queries: Queries, now: Date, limit = batchRows): Promise<number> {
  const before = new Date(now.getTime() - visitDays * 24 * 60 * 60_000)
  return deleteBatch(queries, { from: shareVisits, where: lte(shareVisits.at, before), limit })
}
