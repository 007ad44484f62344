import type { DeckRole } from '@deckloom/contract'
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { linkMembers, shareLinks } from '../../../db/schema/sharing.ts'
import { isInvitedEditorSql } from '../../../db/sharedDecks.ts'

/** A person and a deck. */
interface Which {
  readonly id: number
  readonly userId: string
}

/** Gives somebody the role of a link, for as long as it is active. */
export async function addLinkMember(
  queries: Queries,
  member: typeof linkMembers.$inferInsert,
): Promise<void> {
  await queries.insert(linkMembers).values(member).onConflictDoNothing()
}

/** The number of people who came by a link, without this one. */
export async function countOtherMembers(
  queries: Queries,
  { linkId, userId }: Pick<typeof linkMembers.$inferSelect, 'linkId' | 'userId'>,
): Promise<number> {
  const [found] = await queries
    .select({ total: count() })
    .from(linkMembers)
    .where(and(eq(linkMembers.linkId, linkId), ne(linkMembers.userId, userId)))
  return found?.total ?? 0
}

const membership = (queries: Queries, { id, userId }: Which) =>
  and(
    eq(linkMembers.userId, userId),
    inArray(
      linkMembers.linkId,
      queries
        .select({ id: shareLinks.id })
        .from(shareLinks)
        .where(eq(shareLinks.presentationId, id)),
    ),
  )

/** Whether somebody came to a deck by a link that let them comment or edit. */
export async function hasLinkRole(queries: Queries, which: Which): Promise<boolean> {
  const [found] = await queries
    .select({ linkId: linkMembers.linkId })
    .from(linkMembers)
    .where(membership(queries, which))
    .limit(1)
  return found !== undefined
}

/** Whether somebody who may edit a deck may do so only because a link lets them. */
export async function editsByLink(
  queries: Queries,
  { id, userId }: Which,
  { role }: { readonly role: DeckRole },
): Promise<boolean> {
  if (role === 'owner') return false
  const { rows } = await queries.execute(
    sql`select 1 where ${isInvitedEditorSql(sql`${id}::int`, userId)}`,
  )
  return rows.length === 0
}

/** Takes the roles away that links of a deck gave somebody; false if there were none. */
export async function removeLinkRoles(queries: Queries, which: Which): Promise<boolean> {
  const removed = await queries
    .delete(linkMembers)
    .where(membership(queries, which))
    .returning({ linkId: linkMembers.linkId })
  return removed.length > 0
}
