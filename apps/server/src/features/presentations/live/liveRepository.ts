import type { DeckRole } from '@deckloom/contract'
import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { deckAccess, presentations } from '../../../db/schema/presentations.ts'
import { shareLinks } from '../../../db/schema/sharing.ts'
import { roleOf } from '../decks/presentationPolicy.ts'

/** The present version of a deck. */
export async function findVersion(queries: Queries, id: number): Promise<number | undefined> {
  const [found] = await queries
    .select({ version: presentations.version })
    .from(presentations)
    .where(eq(presentations.id, id))
  return found?.version
}

/** A person and a deck. */
export interface Pair {
  readonly deckId: number
  readonly userId: string
}

/** The role of each person on each deck, by `keyOf`; pairs without access are missing. */
export async function findRoles(
  queries: Queries,
  pairs: readonly Pair[],
): Promise<ReadonlyMap<string, DeckRole>> {
  const deckIds = [...new Set(pairs.map(({ deckId }) => deckId))]
  const userIds = [...new Set(pairs.map(({ userId }) => userId))]
  const decks = await queries
    .select({ id: presentations.id, owner: presentations.userId })
    .from(presentations)
    .where(and(inArray(presentations.id, deckIds), isNull(presentations.trashedAt)))
  const kept = decks.map(({ id }) => id)
  const shared = await queries
    .select()
    .from(deckAccess)
    .where(and(inArray(deckAccess.presentationId, kept), inArray(deckAccess.userId, userIds)))
  return new Map<string, DeckRole>([
    ...shared.map(
      ({ presentationId: deckId, userId, role }) =>
        [keyOf({ deckId, userId }), roleOf(role)] as const,
    ),
    ...decks.map(({ id, owner }) => [keyOf({ deckId: id, userId: owner }), 'owner'] as const),
  ])
}

/** How long until the next link that gives a role expires, in milliseconds; undefined if none does. */
export async function findNextEndMs(queries: Queries): Promise<number | undefined> {
  const { expiresAt, isActive, role } = shareLinks
  const [found] = await queries
    .select({
      ms: sql<number | null>`(extract(epoch from min(${expiresAt}) - now()) * 1000)::float8`,
    })
    .from(shareLinks)
    .where(and(eq(isActive, true), ne(role, 'viewer'), gt(expiresAt, sql`now()`)))
  return found?.ms ?? undefined
}

export function keyOf({ deckId, userId }: Pair): string {
  return `${deckId} ${userId}`
}
