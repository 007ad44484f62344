import type { SharedRole } from '@deckloom/contract'
import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import { comments, commentTeamMentions } from '../../db/schema/comments.ts'
import { deckAccess, teamDecks, teamMembers, teams } from '../../db/schema/presentations.ts'
import { sharedRoleOf } from '../../platform/decks/sharedRole.ts'
import type { DiscussedDeck } from './decksRepository.ts'

export interface TeamRow {
  readonly id: number
  readonly name: string
}

/** The teams that can be mentioned: the deck is shared with them, and not only to look at. */
export function listMentionableTeams(
  queries: Queries,
  deckId: number,
): Promise<readonly TeamRow[]> {
  return queries
    .select({ id: teams.id, name: teams.name })
    .from(teamDecks)
    .innerJoin(teams, eq(teams.id, teamDecks.teamId))
    .where(
      and(eq(teamDecks.presentationId, deckId), inArray(teamDecks.role, ['editor', 'commenter'])),
    )
    .orderBy(sql`lower(${teams.name})`, teams.id)
}

/**
 * The teams that comments mention, and whether the person is in them. Without those that no longer
 * share the deck: what they are called now is not for its readers.
 */
export function listTeamMentions(
  queries: Queries,
  { ids, userId }: { readonly ids: readonly number[]; readonly userId: string },
) {
  return queries
    .select({
      commentId: commentTeamMentions.commentId,
      id: teams.id,
      name: teams.name,
      isOwn: sql<boolean>`exists (select from ${teamMembers} m where m.team_id = ${teams.id} and m.user_id = ${userId})`,
    })
    .from(commentTeamMentions)
    .innerJoin(comments, eq(comments.id, commentTeamMentions.commentId))
    .innerJoin(teams, eq(teams.id, commentTeamMentions.teamId))
    .innerJoin(
      teamDecks,
      and(eq(teamDecks.teamId, teams.id), eq(teamDecks.presentationId, comments.presentationId)),
    )
    .where(inArray(commentTeamMentions.commentId, [...ids]))
    .orderBy(sql`lower(${teams.name})`, teams.id)
}

export type TeamMentionRow = Awaited<ReturnType<typeof listTeamMentions>>[number]

/** Whether somebody else mentions a team of the person in the thread. */
export function mentionsTeamOf(userId: string, threadId: SQLWrapper): SQL {
  return sql`exists (select from ${comments} c
    join ${commentTeamMentions} m on m.comment_id = c.id
    join ${teamDecks} d on d.team_id = m.team_id and d.presentation_id = c.presentation_id
    join ${teamMembers} t on t.team_id = m.team_id and t.user_id = ${userId}
    where c.thread_id = ${threadId} and c.user_id <> ${userId})`
}

/** Replaces which teams a comment mentions; resolves to those that it mentioned before. */
export async function replaceTeamMentions(
  queries: Queries,
  commentId: number,
  ids: readonly number[],
): Promise<readonly number[]> {
  const before = await queries
    .delete(commentTeamMentions)
    .where(eq(commentTeamMentions.commentId, commentId))
    .returning({ teamId: commentTeamMentions.teamId })
  if (ids.length > 0) {
    const unique = [...new Set(ids)]
    await queries
      .insert(commentTeamMentions)
      .values(unique.map((teamId) => ({ commentId, teamId })))
  }
  return before.map(({ teamId }) => teamId)
}

export interface TeamMember {
  readonly userId: string
  /** Their role on the deck. */
  readonly role: SharedRole | 'owner'
  readonly team: TeamRow
}

/** The members of teams who have an account, with their roles on a deck that the teams share. */
export async function listMembersOn(
  queries: Queries,
  deck: Pick<DiscussedDeck, 'id' | 'ownerId'>,
  ids: readonly number[],
): Promise<readonly TeamMember[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select({
      userId: users.id,
      role: deckAccess.role,
      team: { id: teams.id, name: teams.name },
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .innerJoin(
      deckAccess,
      and(eq(deckAccess.presentationId, deck.id), eq(deckAccess.userId, users.id)),
    )
    .where(and(inArray(teamMembers.teamId, [...ids]), isNull(users.disabledAt)))
    .orderBy(teams.id, teamMembers.id)
  return rows.map(({ role, ...member }) => ({
    ...member,
    role: member.userId === deck.ownerId ? 'owner' : sharedRoleOf(role),
  }))
}

/** The name of a team; undefined if it is gone. */
export async function findTeamName(queries: Queries, id: number): Promise<string | undefined> {
  const [found] = await queries.select({ name: teams.name }).from(teams).where(eq(teams.id, id))
  return found?.name
}
