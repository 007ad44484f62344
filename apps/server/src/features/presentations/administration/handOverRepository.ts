import { workspaceLimits } from '@deckloom/contract'
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { uploads } from '../../../db/schema/files.ts'
import {
  brandKits,
  collaborators,
  folders,
  presentations,
  templates,
} from '../../../db/schema/presentations.ts'
import { shareLinks } from '../../../db/schema/sharing.ts'

interface Parties {
  readonly from: string
  readonly to: string
}

export async function findIdByEmail(queries: Queries, email: string): Promise<string | undefined> {
  const [found] = await queries.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found?.id
}

/** Moves decks and everything they consist of to another account. Resolves to the counts. */
export async function moveHoldings(
  queries: Queries,
  { from, to, folderName }: Parties & { readonly folderName: string },
) {
  await moveFolders(queries, { from, to, folderName })
  await moveLinks(queries, { from, to })
  const decks = await queries
    .update(presentations)
    .set({ userId: to })
    .where(eq(presentations.userId, from))
    .returning({ id: presentations.id })
  await dropOwnersAsGuests(queries, to)
  const owned = await queries
    .update(templates)
    .set({ userId: to })
    .where(eq(templates.userId, from))
    .returning({ id: templates.id })
  // It is no longer the previous owner's default.
  await queries
    .update(brandKits)
    .set({ userId: to, isDefault: false })
    .where(eq(brandKits.userId, from))
  return {
    decks: decks.length,
    templates: owned.length,
    pictures: await movePictures(queries, { from, to }),
  }
}

/**
 * Into one folder of the receiver, as far as the nesting limit allows; decks without a folder go
 * directly into it.
 */
async function moveFolders(
  queries: Queries,
  { from, to, folderName }: Parties & { readonly folderName: string },
): Promise<void> {
  const [made] = await queries
    .insert(folders)
    .values({ userId: to, name: folderName })
    .returning({ id: folders.id })
  if (!made) throw new Error('The insert returned nothing')
  const { rows } = await queries.execute<{ depth: number }>(sql`
    with recursive tree as (
      select id, 1 as depth from folders where user_id = ${from} and parent_id is null
      union all select f.id, tree.depth + 1 from folders f join tree on f.parent_id = tree.id)
    select coalesce(max(depth), 0)::int as depth from tree`)
  if ((rows[0]?.depth ?? 0) < workspaceLimits.folderDepth) {
    await queries
      .update(folders)
      .set({ parentId: made.id })
      .where(and(eq(folders.userId, from), isNull(folders.parentId)))
  }
  await queries.update(folders).set({ userId: to }).where(eq(folders.userId, from))
  await queries
    .update(presentations)
    .set({ folderId: made.id })
    .where(and(eq(presentations.userId, from), isNull(presentations.folderId)))
}

/** Links to these decks stay valid and become the receiver's. */
async function moveLinks(queries: Queries, { from, to }: Parties): Promise<void> {
  const decks = queries
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.userId, from))
  await queries
    .update(shareLinks)
    .set({ createdBy: to })
    .where(
      and(
        inArray(shareLinks.presentationId, decks),
        or(eq(shareLinks.createdBy, from), isNull(shareLinks.createdBy)),
      ),
    )
}

/** An owner cannot be invited to the own deck. */
async function dropOwnersAsGuests(queries: Queries, owner: string): Promise<void> {
  const own = queries
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.userId, owner))
  await queries
    .delete(collaborators)
    .where(and(eq(collaborators.userId, owner), inArray(collaborators.presentationId, own)))
}

/**
 * All except the avatar. Decks of others may show these pictures too, and would lose them with the
 * account.
 */
async function movePictures(queries: Queries, { from, to }: Parties): Promise<number> {
  const faces = queries
    .select({ url: users.profileImageUrl })
    .from(users)
    .where(and(eq(users.id, from), isNotNull(users.profileImageUrl)))
  const moved = await queries
    .update(uploads)
    .set({ userId: to })
    .where(
      and(
        eq(uploads.userId, from),
        ne(uploads.userId, to),
        sql`'/api/uploads/' || ${uploads.id} not in ${faces}`,
      ),
    )
    .returning({ id: uploads.id })
  return moved.length
}
