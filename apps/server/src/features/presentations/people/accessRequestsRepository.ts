import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { deleteBatch } from '../../../db/deleteBatch.ts'
import type { Purge } from '../../../db/maintenance/step.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { deckAccess, presentations } from '../../../db/schema/presentations.ts'
import { accessRequests } from '../../../db/schema/sharing.ts'

/** Stores what a person asks; a later request replaces it. Resolves to its id. */
export async function upsertRequest(
  queries: Queries,
  request: typeof accessRequests.$inferInsert,
): Promise<number> {
  const { message, askedAt } = request
  const [row] = await queries
    .insert(accessRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [accessRequests.presentationId, accessRequests.userId],
      set: { message, askedAt },
    })
    .returning({ id: accessRequests.id })
  if (!row) throw new Error('The insert returned nothing')
  return row.id
}

/** Who asks already sees the deck and wants to edit it, or wants to see it. */
const wants = sql<'view' | 'edit'>`case when ${deckAccess.role} is null then 'view' else 'edit' end`

const theirAccess: SQL | undefined = and(
  eq(deckAccess.presentationId, accessRequests.presentationId),
  eq(deckAccess.userId, accessRequests.userId),
)

/** Open requests for a deck, oldest first: of accounts that work, and may not edit it yet. */
export function listRequests(queries: Queries, presentationId: number) {
  return queries
    .select({
      id: accessRequests.id,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      message: accessRequests.message,
      askedAt: accessRequests.askedAt,
      wants,
    })
    .from(accessRequests)
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .leftJoin(deckAccess, theirAccess)
    .where(
      and(
        eq(accessRequests.presentationId, presentationId),
        isNull(users.disabledAt),
        isNotNull(users.emailVerifiedAt),
        sql`${deckAccess.role} is distinct from 'editor'`,
      ),
    )
    .orderBy(asc(accessRequests.id))
}

/** A request, the deck and its owner, for the email; undefined if the owner has no verified address. */
export async function findRequestToSend(queries: Queries, id: number) {
  const owner = alias(users, 'owner')
  const [found] = await queries
    .select({
      deckId: presentations.id,
      title: presentations.title,
      message: accessRequests.message,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      wants,
      owner: { email: owner.email, firstName: owner.firstName, lastName: owner.lastName },
    })
    .from(accessRequests)
    .innerJoin(presentations, eq(presentations.id, accessRequests.presentationId))
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .innerJoin(owner, eq(owner.id, presentations.userId))
    .leftJoin(deckAccess, theirAccess)
    .where(
      and(
        eq(accessRequests.id, id),
        isNull(presentations.trashedAt),
        isNotNull(owner.emailVerifiedAt),
      ),
    )
  return found
}

/** A deck outside of the trash, and its owner's address. */
export async function findAskedDeck(queries: Queries, id: number) {
  const [found] = await queries
    .select({
      title: presentations.title,
      ownerId: presentations.userId,
      ownerEmail: users.email,
    })
    .from(presentations)
    .innerJoin(users, eq(users.id, presentations.userId))
    .where(and(eq(presentations.id, id), isNull(presentations.trashedAt)))
  return found
}

export async function deleteRequest(queries: Queries, id: number): Promise<void> {
  await queries.delete(accessRequests).where(eq(accessRequests.id, id))
}

/** Deletes requests from before a time, at most `limit` rows; resolves to how many. */
export function purgeRequests(queries: Queries, { before, limit }: Purge): Promise<number> {
  return deleteBatch(queries, {
    from: accessRequests,
    where: lt(accessRequests.askedAt, before),
    limit,
  })
}
