import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { presentations, shareLinks } from '../../../db/schema/presentations.ts'

const makers = alias(users, 'makers')

export interface Listed {
  /** Part of an address. */
  readonly search: string
  readonly offset: number
  readonly limit: number
  readonly now: Date
}

/** Links that have not ended, the newest first; nothing of what the decks are called or say. */
export async function listAllLinks(queries: Queries, { search, offset, limit, now }: Listed) {
  const wanted = and(
    eq(shareLinks.isActive, true),
    or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now)),
    search === ''
      ? undefined
      : sql`strpos(${users.email} || ' ' || coalesce(${makers.email}, ''), lower(${search})) > 0`,
  )
  const rows = await queries
    .select({
      id: shareLinks.id,
      deckId: shareLinks.presentationId,
      ownerId: users.id,
      ownerEmail: users.email,
      makerId: makers.id,
      makerEmail: makers.email,
      createdAt: shareLinks.createdAt,
      expiresAt: shareLinks.expiresAt,
      views: shareLinks.viewCount,
      hasPassword: sql<boolean>`${shareLinks.password} is not null`,
    })
    .from(shareLinks)
    .innerJoin(presentations, eq(presentations.id, shareLinks.presentationId))
    .innerJoin(users, eq(users.id, presentations.userId))
    .leftJoin(makers, eq(makers.id, shareLinks.createdBy))
    .where(wanted)
    .orderBy(desc(shareLinks.id))
    .offset(offset)
    .limit(limit)
  const [counted] = await queries
    .select({ total: count() })
    .from(shareLinks)
    .innerJoin(presentations, eq(presentations.id, shareLinks.presentationId))
    .innerJoin(users, eq(users.id, presentations.userId))
    .leftJoin(makers, eq(makers.id, shareLinks.createdBy))
    .where(wanted)
  return { rows, total: counted?.total ?? 0 }
}

export type ListedLink = Awaited<ReturnType<typeof listAllLinks>>['rows'][number]

/** Number of the deck that a link shows. */
export async function findLinkedDeck(queries: Queries, id: number): Promise<number | undefined> {
  const [found] = await queries
    .select({ deckId: shareLinks.presentationId })
    .from(shareLinks)
    .where(and(eq(shareLinks.id, id), eq(shareLinks.isActive, true)))
  return found?.deckId
}
