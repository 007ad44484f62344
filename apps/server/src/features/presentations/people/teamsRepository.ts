import type { TeamRole } from '@deckloom/contract'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { presentations, teamDecks, teamMembers, teams } from '../../../db/schema/presentations.ts'
import { teamRoleOf } from './teamPolicy.ts'

export interface FoundTeam {
  readonly id: number
  readonly name: string
  readonly role: TeamRole
}

/** The teams of a person, by name. */
export async function listTeams(queries: Queries, userId: string) {
  const rows = await queries
    .select({
      id: teams.id,
      name: teams.name,
      role: teamMembers.role,
      memberCount: sql<number>`(select count(*)::int from ${teamMembers} m where m.team_id = ${teams.id})`,
      deckCount: sql<number>`(select count(*)::int from ${teamDecks} d join ${presentations} p
        on p.id = d.presentation_id and p.trashed_at is null where d.team_id = ${teams.id})`,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.userId, userId))
    .orderBy(sql`lower(${teams.name})`, asc(teams.id))
  return rows.map((row) => ({ ...row, role: teamRoleOf(row.role) }))
}

/** A team for one of its members; nonexistent for others. */
export async function findTeam(
  queries: Queries,
  { id, userId }: { readonly id: number; readonly userId: string },
): Promise<FoundTeam | undefined> {
  const [found] = await queries
    .select({ id: teams.id, name: teams.name, role: teamMembers.role })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teams.id, id), eq(teamMembers.userId, userId)))
  return found && { ...found, role: teamRoleOf(found.role) }
}

/** Locks a team until the transaction ends. */
export async function lockTeam(queries: Queries, id: number): Promise<void> {
  await queries.select({ id: teams.id }).from(teams).where(eq(teams.id, id)).for('update')
}

export async function insertTeam(queries: Queries, name: string): Promise<number> {
  const [inserted] = await queries.insert(teams).values({ name }).returning({ id: teams.id })
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted.id
}

export async function renameTeam(queries: Queries, id: number, name: string): Promise<void> {
  await queries.update(teams).set({ name }).where(eq(teams.id, id))
}

export async function deleteTeam(queries: Queries, id: number): Promise<void> {
  await queries.delete(teams).where(eq(teams.id, id))
}

/** Members and invited people, in order of invitation. */
export function listMembers(queries: Queries, teamId: number) {
  return queries
    .select({
      id: teamMembers.id,
      userId: teamMembers.userId,
      invited: teamMembers.email,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: teamMembers.role,
      lastSeen: teamMembers.lastSeen,
    })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.id))
}

export async function insertMember(
  queries: Queries,
  member: typeof teamMembers.$inferInsert,
): Promise<number> {
  const [inserted] = await queries
    .insert(teamMembers)
    .values(member)
    .returning({ id: teamMembers.id })
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted.id
}

export async function updateMember(
  queries: Queries,
  id: number,
  change: Partial<
    Pick<typeof teamMembers.$inferInsert, 'role' | 'token' | 'tokenExpiresAt' | 'userId'>
  >,
): Promise<void> {
  await queries.update(teamMembers).set(change).where(eq(teamMembers.id, id))
}

export async function deleteMember(queries: Queries, id: number): Promise<void> {
  await queries.delete(teamMembers).where(eq(teamMembers.id, id))
}

/** Deletes a pending invitation: one that was accepted meanwhile stays. */
export async function deletePendingMember(queries: Queries, id: number): Promise<void> {
  await queries.delete(teamMembers).where(and(eq(teamMembers.id, id), isNull(teamMembers.userId)))
}

/** Records a visit to a team, at most once an hour. */
export async function noteTeamVisit(
  queries: Queries,
  { id, userId }: { readonly id: number; readonly userId: string },
): Promise<void> {
  await queries
    .update(teamMembers)
    .set({ lastSeen: sql`now()` })
    .where(
      and(
        eq(teamMembers.teamId, id),
        eq(teamMembers.userId, userId),
        sql`(${teamMembers.lastSeen} is null or ${teamMembers.lastSeen} < now() - interval '1 hour')`,
      ),
    )
}

export async function findTeamInvitation(queries: Queries, id: number) {
  const [found] = await queries
    .select({
      email: teamMembers.email,
      userId: teamMembers.userId,
      teamId: teams.id,
      name: teams.name,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.id, id))
  return found
}

/** The pending invitation of a secret. */
export async function findMemberByToken(
  queries: Queries,
  { token, now }: { readonly token: string; readonly now: Date },
) {
  const [found] = await queries
    .select({
      id: teamMembers.id,
      teamId: teamMembers.teamId,
      email: teamMembers.email,
      invitedBy: teamMembers.invitedBy,
    })
    .from(teamMembers)
    .where(
      and(
        eq(teamMembers.token, token),
        isNull(teamMembers.userId),
        gt(teamMembers.tokenExpiresAt, now),
      ),
    )
    .for('update')
  return found
}

/** Teams with a pending invitation for an address. */
export function listAwaitingMembers(queries: Queries, email: string) {
  return queries
    .select({
      id: teamMembers.id,
      teamId: teamMembers.teamId,
      invitedBy: teamMembers.invitedBy,
    })
    .from(teamMembers)
    .where(and(eq(teamMembers.email, email), isNull(teamMembers.userId)))
    .for('update')
}

export async function addTeamDeck(
  queries: Queries,
  deck: Pick<typeof teamDecks.$inferInsert, 'teamId' | 'presentationId' | 'role'>,
): Promise<void> {
  await queries
    .insert(teamDecks)
    .values(deck)
    .onConflictDoUpdate({
      target: [teamDecks.teamId, teamDecks.presentationId],
      set: { role: deck.role },
    })
}

/** Removes a deck from a team; false if it was not in it. */
export async function removeTeamDeck(
  queries: Queries,
  { teamId, presentationId }: { readonly teamId: number; readonly presentationId: number },
): Promise<boolean> {
  const removed = await queries
    .delete(teamDecks)
    .where(and(eq(teamDecks.teamId, teamId), eq(teamDecks.presentationId, presentationId)))
    .returning({ teamId: teamDecks.teamId })
  return removed.length > 0
}

/** A leaving member's decks are removed from the team. */
export async function removeDecksOf(
  queries: Queries,
  { teamId, userId }: { readonly teamId: number; readonly userId: string },
): Promise<void> {
  const own = queries
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.userId, userId))
  await queries
    .delete(teamDecks)
    .where(and(eq(teamDecks.teamId, teamId), inArray(teamDecks.presentationId, own)))
}
