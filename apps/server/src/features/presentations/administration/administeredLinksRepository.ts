import { and, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../db/openDatabase.ts'
import { accountSearchText, users } from '../../../db/schema/accounts.ts'
import { hasPart } from '../../../db/schema/parts.ts'
import { presentations } from '../../../db/schema/presentations.ts'
import { shareLinks } from '../../../db/schema/sharing.ts'

const makers = alias(users, 'makers')

export interface ListedLinks {
  /** Part of an email address. */
  readonly search: string
  /** The cursor: an id. */
  readonly after: number | undefined
  readonly limit: number
  readonly now: Date
}

/** Whether an account's email address contains `part`. */
export function hasInEmail(accounts: typeof users | typeof makers, part: string): SQL {
  return sql`(${hasPart(accountSearchText(accounts), part)} and strpos(${accounts.email}, lower(${part})) > 0)`
}

/** Active links, newest first; without the decks' titles and contents. */
export async function listAllLinks(queries: Queries, wanted: ListedLinks) {
  return queries
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
      role: shareLinks.role,
      hasPassword: sql<boolean>`${shareLinks.password} is not null`,
    })
    .from(shareLinks)
    .innerJoin(presentations, eq(presentations.id, shareLinks.presentationId))
    .innerJoin(users, eq(users.id, presentations.userId))
    .leftJoin(makers, eq(makers.id, shareLinks.createdBy))
    .where(inArray(shareLinks.id, idsOf(queries, wanted)))
    .orderBy(desc(shareLinks.id))
    .limit(wanted.limit)
}

/** Searches owners and creators of links in separate queries, each with an index. */
function idsOf(queries: Queries, { search, after, limit, now }: ListedLinks): SQL {
  const works = and(
    eq(shareLinks.isActive, true),
    or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now)),
    after === undefined ? undefined : lt(shareLinks.id, after),
  )
  const links = queries.select({ id: shareLinks.id }).from(shareLinks).$dynamic()
  const newest = { order: desc(shareLinks.id), limit }
  if (search === '') {
    return sql`${links.where(works).orderBy(newest.order).limit(newest.limit)}`
  }
  const owned = queries
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .innerJoin(presentations, eq(presentations.id, shareLinks.presentationId))
    .innerJoin(users, eq(users.id, presentations.userId))
    .where(and(works, hasInEmail(users, search)))
    .orderBy(newest.order)
    .limit(newest.limit)
  const made = queries
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .innerJoin(makers, eq(makers.id, shareLinks.createdBy))
    .where(and(works, hasInEmail(makers, search)))
    .orderBy(newest.order)
    .limit(newest.limit)
  return sql`(select id from (${owned} union ${made}) found order by id desc limit ${limit})`
}

export type ListedLink = Awaited<ReturnType<typeof listAllLinks>>[number]

/** The id of the deck that a link shows. */
export async function findLinkedDeck(queries: Queries, id: number): Promise<number | undefined> {
  const [found] = await queries
    .select({ deckId: shareLinks.presentationId })
    .from(shareLinks)
    .where(and(eq(shareLinks.id, id), eq(shareLinks.isActive, true)))
  return found?.deckId
}
