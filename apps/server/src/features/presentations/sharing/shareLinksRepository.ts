import { and, asc, count, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { presentations, shareLinks, shareVisits } from '../../../db/schema/presentations.ts'

export type ShareLinkRow = typeof shareLinks.$inferSelect

const works = (now: Date) =>
  and(
    eq(shareLinks.isActive, true),
    or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now)),
  )

/** The links of a deck that work, the oldest first. */
export function listShareLinks(
  queries: Queries,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<ShareLinkRow[]> {
  return queries
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.presentationId, id), works(now)))
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

/** Stops a link of this deck; false when the deck has none of this id. */
export async function revokeShareLink(
  queries: Queries,
  { id, linkId }: { readonly id: number; readonly linkId: number },
): Promise<boolean> {
  const revoked = await queries
    .update(shareLinks)
    .set({ isActive: false })
    .where(
      and(
        eq(shareLinks.id, linkId),
        eq(shareLinks.presentationId, id),
        eq(shareLinks.isActive, true),
      ),
    )
    .returning({ id: shareLinks.id })
  return revoked.length > 0
}

/** A deck is public while it has a link that works. */
export async function markPublic(
  queries: Queries,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<void> {
  const [found] = await queries
    .select({ links: count() })
    .from(shareLinks)
    .where(and(eq(shareLinks.presentationId, id), works(now)))
  await queries
    .update(presentations)
    .set({ isPublic: (found?.links ?? 0) > 0 })
    .where(eq(presentations.id, id))
}

/** A link and the deck behind it. */
export interface FoundShared extends Pick<
  typeof presentations.$inferSelect,
  'title' | 'slides' | 'showsNotes'
> {
  readonly link: ShareLinkRow
}

/** A link that works and the deck behind it. */
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
    })
    .from(shareLinks)
    .innerJoin(presentations, eq(presentations.id, shareLinks.presentationId))
    .where(and(eq(shareLinks.token, token), works(now), isNull(presentations.trashedAt)))
  return found
}

/** Counts a visitor, unless this one was counted. */
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

/** Forgets who looked, and takes decks whose last link ran out off the list of shared ones. */
export async function purgeSharing(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - visitDays * 24 * 60 * 60_000)
  await queries.delete(shareVisits).where(lte(shareVisits.at, before))
  const working = queries
    .select({ id: shareLinks.presentationId })
    .from(shareLinks)
    .where(works(now))
  await queries
    .update(presentations)
    .set({ isPublic: false })
    .where(and(eq(presentations.isPublic, true), sql`${presentations.id} not in ${working}`))
}
