import { and, eq, type SQL, sql } from 'drizzle-orm'
import { deckAccess, presentations } from './schema/presentations.ts'

/** The join condition for a person's access to a deck of others, granted directly or through a team. */
export function isSharedWith(userId: string): SQL | undefined {
  return and(eq(deckAccess.presentationId, presentations.id), eq(deckAccess.userId, userId))
}

/** The decks of others that are shared with a person: `d` is the deck, `a` has the role. */
export function sharedDecksSql(userId: string): SQL {
  return sql`${deckAccess} a join ${presentations} d on d.id = a.presentation_id
    and a.user_id = ${userId} and d.user_id <> ${userId}`
}
