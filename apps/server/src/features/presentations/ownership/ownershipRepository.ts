import { and, count, eq, inArray, isNull, ne, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { pictureReferences } from '../../../db/schema/deckIndex.ts'
import { uploads } from '../../../db/schema/files.ts'
import {
  collaborators,
  presentations,
  teamDecks,
  teamMembers,
} from '../../../db/schema/presentations.ts'
import { shareLinks } from '../../../db/schema/sharing.ts'
import type { Holdings } from './receiverPolicy.ts'

/**
 * Both accounts, locked until the transaction ends: neither can be deleted or receive decks
 * meanwhile.
 */
export async function holdAccounts(queries: Queries, ids: readonly string[]) {
  return queries
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('update')
}

/** Decks outside of the trash, and bytes of pictures, as plans count them. */
export async function countHoldings(queries: Queries, userId: string): Promise<Holdings> {
  const [decks] = await queries
    .select({ total: count() })
    .from(presentations)
    .where(and(eq(presentations.userId, userId), isNull(presentations.trashedAt)))
  const [pictures] = await queries
    .select({ bytes: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.userId, userId))
  return { decks: decks?.total ?? 0, bytes: pictures?.bytes ?? 0 }
}

/** A deck that passes to another account. */
export interface PassedDeck {
  readonly id: number
  readonly from: string
  readonly to: string
}

/**
 * The pictures of the previous owner that only this deck shows, in any version: they go with it. Those that other
 * decks show too stay, and remain visible in this one.
 */
const picturesOf = ({ id, from }: PassedDeck) =>
  and(
    eq(uploads.userId, from),
    sql`exists (select 1 from ${pictureReferences} named
      where named.upload_id = ${uploads.id} and named.presentation_id = ${id})`,
    sql`not exists (select 1 from ${pictureReferences} other
      where other.upload_id = ${uploads.id} and other.presentation_id is distinct from ${id})`,
    sql`not exists (select 1 from ${users} where profile_image_url = '/api/uploads/' || ${uploads.id})`,
  )

/** What the receiver of a deck would have in addition. */
export async function countPassed(queries: Queries, deck: PassedDeck): Promise<Holdings> {
  const [pictures] = await queries
    .select({ bytes: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(picturesOf(deck))
  return { decks: 1, bytes: pictures?.bytes ?? 0 }
}

/**
 * Makes another account the owner of a deck. The previous owner's folder and teams that the new owner is not in lose
 * it; links to comment or edit, which are the owner's, go with it.
 */
export async function passDeck(queries: Queries, deck: PassedDeck): Promise<void> {
  const { id, from, to } = deck
  await queries.update(uploads).set({ userId: to }).where(picturesOf(deck))
  await queries
    .update(presentations)
    .set({ userId: to, folderId: null })
    .where(eq(presentations.id, id))
  await queries
    .delete(collaborators)
    .where(and(eq(collaborators.presentationId, id), eq(collaborators.userId, to)))
  await queries
    .update(shareLinks)
    .set({ createdBy: to })
    .where(
      and(
        eq(shareLinks.presentationId, id),
        eq(shareLinks.createdBy, from),
        ne(shareLinks.role, 'viewer'),
      ),
    )
  const theirs = queries
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, to))
  await queries
    .delete(teamDecks)
    .where(and(eq(teamDecks.presentationId, id), sql`${teamDecks.teamId} not in ${theirs}`))
}

/** A deck, and the two accounts that an email about it is for and from. */
export async function findPassedDeck(
  queries: Queries,
  {
    presentationId,
    userId,
    otherId,
  }: { readonly presentationId: number; readonly userId: string; readonly otherId: string },
) {
  const [deck] = await queries
    .select({ title: presentations.title })
    .from(presentations)
    .where(and(eq(presentations.id, presentationId), isNull(presentations.trashedAt)))
  const people = await queries
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .where(inArray(users.id, [userId, otherId]))
  const to = people.find((person) => person.id === userId)
  const other = people.find((person) => person.id === otherId)
  return deck && to && other && { title: deck.title, to, other }
}
