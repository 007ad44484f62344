import { and, count, eq, lte, sql } from 'drizzle-orm'
import { deleteBatch } from '../../../db/deleteBatch.ts'
import type { Purge } from '../../../db/maintenance/step.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import {
  linkDownloads,
  linkVisitors,
  linkVisits,
  linkVisitSlides,
} from '../../../db/schema/audience.ts'
import { deckAccess, presentations } from '../../../db/schema/presentations.ts'
import { isEditorSql } from '../../../db/visibleSql.ts'

export type Visit = typeof linkVisits.$inferSelect

/** Visits and downloads stored for a link: whoever opens it over and over fills no disk. */
const mostOfLink = 20_000
/** A slide that is left open counts for half an hour. */
const longestMs = 30 * 60 * 1_000

interface NewVisit {
  readonly linkId: number
  /** Of the visitor. */
  readonly name: string
  readonly showing: string
  readonly at: Date
}

/**
 * The visit, locked, which exists from then on; undefined if the link has very many. Requires a transaction, so that
 * reports of one window are counted one after the other.
 */
export async function beginVisit(queries: Queries, visit: NewVisit): Promise<Visit | undefined> {
  const found = await lockVisit(queries, visit)
  if (found) return found
  const { linkId, name, showing, at } = visit
  const [stored] = await queries
    .select({ visits: count() })
    .from(linkVisits)
    .where(eq(linkVisits.linkId, linkId))
  if (stored && stored.visits >= mostOfLink) return undefined
  const [visitor] = await queries
    .insert(linkVisitors)
    .values({ linkId, name, lastAt: at })
    .onConflictDoUpdate({
      target: [linkVisitors.linkId, linkVisitors.name],
      set: { lastAt: at },
    })
    .returning({ id: linkVisitors.id })
  if (!visitor) return undefined
  await queries
    .insert(linkVisits)
    .values({ linkId, visitorId: visitor.id, showing, startedAt: at, lastAt: at })
    .onConflictDoNothing()
  return lockVisit(queries, visit)
}

async function lockVisit(
  queries: Queries,
  { linkId, name, showing }: NewVisit,
): Promise<Visit | undefined> {
  const visitor = queries
    .select({ id: linkVisitors.id })
    .from(linkVisitors)
    .where(and(eq(linkVisitors.linkId, linkId), eq(linkVisitors.name, name)))
  const [found] = await queries
    .select()
    .from(linkVisits)
    .where(and(eq(linkVisits.visitorId, sql`(${visitor})`), eq(linkVisits.showing, showing)))
    .for('update')
  return found
}

/** Adds the time of slides to a visit. */
export async function addTime(
  queries: Queries,
  {
    visit,
    times,
    at,
  }: { readonly visit: Visit; readonly times: ReadonlyMap<string, number>; readonly at: Date },
): Promise<void> {
  const rows = [...times].map(([slideId, ms]) => ({ visitId: visit.id, slideId, ms }))
  if (rows.length > 0) {
    await queries
      .insert(linkVisitSlides)
      .values(rows)
      .onConflictDoUpdate({
        target: [linkVisitSlides.visitId, linkVisitSlides.slideId],
        set: { ms: sql`least(${longestMs}, ${linkVisitSlides.ms} + excluded.ms)` },
      })
  }
  const ms = visit.ms + rows.reduce((sum, row) => sum + row.ms, 0)
  await queries.update(linkVisits).set({ ms, lastAt: at }).where(eq(linkVisits.id, visit.id))
  await queries.update(linkVisitors).set({ lastAt: at }).where(eq(linkVisitors.id, visit.visitorId))
}

/** Stores the address that a visitor gave, before or after the first visit. */
export async function nameVisitor(
  queries: Queries,
  visitor: Pick<NewVisit, 'linkId' | 'name' | 'at'> & { readonly email: string },
): Promise<void> {
  const { linkId, name, email, at } = visitor
  const [stored] = await queries
    .select({ visitors: count() })
    .from(linkVisitors)
    .where(eq(linkVisitors.linkId, linkId))
  if (stored && stored.visitors >= mostOfLink) return
  await queries
    .insert(linkVisitors)
    .values({ linkId, name, email, lastAt: at })
    .onConflictDoUpdate({
      target: [linkVisitors.linkId, linkVisitors.name],
      set: { email, lastAt: at },
    })
}

export async function insertDownload(
  queries: Queries,
  download: typeof linkDownloads.$inferInsert,
): Promise<void> {
  const [stored] = await queries
    .select({ downloads: count() })
    .from(linkDownloads)
    .where(eq(linkDownloads.linkId, download.linkId))
  if (stored && stored.downloads >= mostOfLink) return
  await queries.insert(linkDownloads).values(download)
}

/** Whether somebody owns or edits a deck: their own visits would drown out those of others. */
export async function isTheirs(
  queries: Queries,
  { deckId, userId }: { readonly deckId: number; readonly userId: string | undefined },
): Promise<boolean> {
  if (userId === undefined) return false
  const { rows } = await queries.execute(sql`
    select 1 from ${presentations} deck
    left join ${deckAccess} shared on shared.presentation_id = deck.id and shared.user_id = ${userId}
    where deck.id = ${deckId}
      and ${isEditorSql(sql`case when deck.user_id = ${userId} then 'owner' else shared.role end`)}`)
  return rows.length > 0
}

/** Deletes what visitors did before a time, at most `limit` rows of each kind; resolves to how many. */
export async function purgeReaders(queries: Queries, { before, limit }: Purge): Promise<number> {
  const visits = await deleteBatch(queries, {
    from: linkVisits,
    where: lte(linkVisits.lastAt, before),
    limit,
  })
  const visitors = await deleteBatch(queries, {
    from: linkVisitors,
    where: lte(linkVisitors.lastAt, before),
    limit,
  })
  const downloads = await deleteBatch(queries, {
    from: linkDownloads,
    where: lte(linkDownloads.at, before),
    limit,
  })
  return Math.max(visits, visitors, downloads)
}
