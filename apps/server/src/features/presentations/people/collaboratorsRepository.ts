import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import {
  collaborators,
  presentations,
  teamDecks,
  teamMembers,
  teams,
} from '../../../db/schema/presentations.ts'

interface Which {
  readonly presentationId: number
  readonly id: number
}

/** The people invited to a deck, in order of invitation. */
export function listCollaborators(queries: Queries, presentationId: number) {
  return queries
    .select({
      id: collaborators.id,
      userId: collaborators.userId,
      invited: collaborators.email,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: collaborators.role,
      invitedAt: collaborators.invitedAt,
      lastSeen: collaborators.lastSeen,
    })
    .from(collaborators)
    .leftJoin(users, eq(users.id, collaborators.userId))
    .where(eq(collaborators.presentationId, presentationId))
    .orderBy(asc(collaborators.id))
}

export async function findCollaborator(queries: Queries, { presentationId, id }: Which) {
  const [found] = await queries
    .select()
    .from(collaborators)
    .where(and(eq(collaborators.id, id), eq(collaborators.presentationId, presentationId)))
  return found
}

/** A person's names and address. */
export async function namesOf(queries: Queries, userId: string) {
  const [found] = await queries
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return found ?? { firstName: null, lastName: null, email: null }
}

/** The email address of an account, if verified. */
export async function findVerifiedAddress(
  queries: Queries,
  userId: string,
): Promise<string | undefined> {
  const [found] = await queries
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
  return found?.email
}

/** The account with this verified address. */
export async function findInvitee(queries: Queries, email: string): Promise<string | undefined> {
  const [found] = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
  return found?.id
}

/** Decks with a pending invitation for an address. */
export function listAwaiting(queries: Queries, email: string) {
  return queries
    .select({
      id: collaborators.id,
      role: collaborators.role,
      deckId: presentations.id,
      title: presentations.title,
      firstName: users.firstName,
      lastName: users.lastName,
      invitedBy: collaborators.invitedBy,
    })
    .from(collaborators)
    .innerJoin(presentations, eq(presentations.id, collaborators.presentationId))
    .innerJoin(users, eq(users.id, presentations.userId))
    .where(and(eq(collaborators.email, email), isNull(collaborators.userId)))
    .for('update', { of: collaborators })
}

/** Invites an address, or changes its role; resolves to the row. */
export async function upsertCollaborator(
  queries: Queries,
  invited: {
    readonly presentationId: number
    readonly email: string
    readonly userId: string | undefined
    readonly role: string
    /** The inviting account. */
    readonly invitedBy: string
  },
): Promise<number> {
  const { presentationId, email, userId, role, invitedBy } = invited
  const known = await queries
    .update(collaborators)
    .set({ role })
    .where(
      and(
        eq(collaborators.presentationId, presentationId),
        sql`(${collaborators.email} = ${email} or ${collaborators.userId} = ${userId ?? null})`,
      ),
    )
    .returning({ id: collaborators.id })
  if (known[0]) return known[0].id
  const [inserted] = await queries
    .insert(collaborators)
    .values({ presentationId, email, userId: userId ?? null, role, invitedBy })
    .returning({ id: collaborators.id })
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted.id
}

export async function updateCollaborator(
  queries: Queries,
  id: number,
  change: Partial<
    Pick<typeof collaborators.$inferInsert, 'role' | 'token' | 'tokenExpiresAt' | 'userId'>
  >,
): Promise<void> {
  await queries.update(collaborators).set(change).where(eq(collaborators.id, id))
}

export async function deleteCollaborator(queries: Queries, id: number): Promise<void> {
  await queries.delete(collaborators).where(eq(collaborators.id, id))
}

/** Deletes a pending invitation: one that was accepted meanwhile stays. */
export async function deletePendingCollaborator(queries: Queries, id: number): Promise<void> {
  await queries
    .delete(collaborators)
    .where(and(eq(collaborators.id, id), isNull(collaborators.userId)))
}

/** Deletes the pending invitation of an address to a deck. */
export async function deletePendingOf(
  queries: Queries,
  { presentationId, email }: { readonly presentationId: number; readonly email: string },
): Promise<void> {
  await queries
    .delete(collaborators)
    .where(
      and(
        eq(collaborators.presentationId, presentationId),
        eq(collaborators.email, email),
        isNull(collaborators.userId),
      ),
    )
}

/** Records a visit, at most once an hour. */
export async function noteVisit(
  queries: Queries,
  { presentationId, userId }: { readonly presentationId: number; readonly userId: string },
): Promise<void> {
  await queries
    .update(collaborators)
    .set({ lastSeen: sql`now()` })
    .where(
      and(
        eq(collaborators.presentationId, presentationId),
        eq(collaborators.userId, userId),
        sql`(${collaborators.lastSeen} is null or ${collaborators.lastSeen} < now() - interval '1 hour')`,
      ),
    )
}

/** A pending invitation with its deck. */
export async function findDeckInvitation(queries: Queries, id: number) {
  const [found] = await queries
    .select({
      email: collaborators.email,
      userId: collaborators.userId,
      role: collaborators.role,
      deckId: presentations.id,
      title: presentations.title,
      ownerFirstName: users.firstName,
      ownerLastName: users.lastName,
    })
    .from(collaborators)
    .innerJoin(presentations, eq(presentations.id, collaborators.presentationId))
    .innerJoin(users, eq(users.id, presentations.userId))
    .where(and(eq(collaborators.id, id), isNull(presentations.trashedAt)))
  return found
}

/** The pending invitation of a secret. */
export async function findByToken(
  queries: Queries,
  { token, now }: { readonly token: string; readonly now: Date },
) {
  const [found] = await queries
    .select({
      id: collaborators.id,
      deckId: presentations.id,
      email: collaborators.email,
      role: collaborators.role,
      invitedBy: collaborators.invitedBy,
    })
    .from(collaborators)
    .innerJoin(presentations, eq(presentations.id, collaborators.presentationId))
    .where(
      and(
        eq(collaborators.token, token),
        isNull(collaborators.userId),
        gt(collaborators.tokenExpiresAt, now),
      ),
    )
    .for('update', { of: collaborators })
  return found
}

/** The teams that a deck is shared with. */
export function teamsOfDeck(queries: Queries, presentationId: number) {
  return queries
    .select({
      id: teams.id,
      name: teams.name,
      role: teamDecks.role,
      // With those who are invited: the number must not tell who of them has an account.
      memberCount: sql<number>`(select count(*)::int from ${teamMembers} where team_id = ${teams.id})`,
    })
    .from(teamDecks)
    .innerJoin(teams, eq(teams.id, teamDecks.teamId))
    .where(eq(teamDecks.presentationId, presentationId))
    .orderBy(asc(teams.name), asc(teams.id))
}
