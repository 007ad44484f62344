import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  collaborators,
  deckAccess,
  presentations,
  teamDecks,
  teamMembers,
} from './schema/presentations.ts'

/** The join condition for a person's access to a deck of others, granted directly or through a team. */
export function isSharedWith(userId: string): SQL | undefined {
  return and(eq(deckAccess.presentationId, presentations.id), eq(deckAccess.userId, userId))
}

/** The decks of others that are shared with a person: `d` is the deck, `a` has the role. */
export function sharedDecksSql(userId: string): SQL {
  return sql`${deckAccess} a join ${presentations} d on d.id = a.presentation_id
    and a.user_id = ${userId} and d.user_id <> ${userId}`
}

/** Whether somebody was invited to edit a deck, directly or through a team. */
export function isInvitedEditorSql(deckId: SQLWrapper, userId: string): SQL {
  return sql`(exists (select 1 from ${collaborators} invited
      where invited.presentation_id = ${deckId} and invited.user_id = ${userId} and invited.role = 'editor')
    or exists (select 1 from ${teamDecks} shared join ${teamMembers} member on member.team_id = shared.team_id
      where shared.presentation_id = ${deckId} and member.user_id = ${userId} and shared.role = 'editor'))`
}
