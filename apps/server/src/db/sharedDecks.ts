import { and, eq, type SQL, sql } from 'drizzle-orm'
import { deckAccess, presentations } from './schema/presentations.ts'

/** Joins what somebody was given of a deck, alone or through a team, to its row: nothing for its owner. */
export function isSharedWith(userId: string): SQL | undefined {
  return and(eq(deckAccess.presentationId, presentations.id), eq(deckAccess.userId, userId))
}

/** The decks of others that are shared with somebody: `d` is the deck, `a` has the role. */
export function sharedDecksSql(userId: string): SQL {
  return sql`${deckAccess} a join ${presentations} d on d.id = a.presentation_id
    and a.user_id = ${userId} and d.user_id <> ${userId}`
}
