import {
  type SharedRole,
  type Team,
  type TeamItem,
  type TeamRole,
  workspaceLimits,
} from '@deckloom/contract'
import { enqueueMail } from '../../../db/enqueueMail.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { findInvitee } from './collaboratorsRepository.ts'
import type { PeoplePorts } from './collaborators.ts'
import { invitationFailure } from './invitationPolicy.ts'
import { presentInvited } from './presentPeople.ts'
import { sendingFailure } from './sendingPolicy.ts'
import { settleRequests } from './settleRequests.ts'
import { mayManage } from '../decks/presentationPolicy.ts'
import { findPresentation } from '../decks/presentationsRepository.ts'
import { mayEndTeam, mayRunTeam, teamRoleOf } from './teamPolicy.ts'
import {
  addTeamDeck,
  deleteMember,
  deleteTeam,
  findTeam,
  type FoundTeam,
  insertMember,
  insertTeam,
  listMembers,
  listTeams,
  lockTeam,
  noteTeamVisit,
  removeDecksOf,
  removeTeamDeck,
  renameTeam,
  updateMember,
} from './teamsRepository.ts'

interface Which {
  readonly id: number
  readonly userId: string
}
type Outcome = Promise<undefined | Failure>

/** A person's teams. */
export function readTeams({ database }: PeoplePorts, userId: string): Promise<readonly TeamItem[]> {
  return listTeams(database.queries, userId)
}

/** A team as one of its members sees it; marks it as seen. */
export async function openTeam(
  { database: { queries } }: PeoplePorts,
  which: Which,
): Promise<Team | Failure> {
  const team = await findTeam(queries, which)
  if (!team) return new Failure('not_found')
  await noteTeamVisit(queries, which)
  const viewer = { userId: which.userId, mayManage: mayRunTeam(team.role) }
  const members = await listMembers(queries, team.id)
  return {
    ...team,
    members: members.map((row) => ({
      ...presentInvited(row, viewer),
      role: teamRoleOf(row.role),
    })),
  }
}

/** Creates a team, owned by its creator. */
export function createTeam(
  { database, now }: PeoplePorts,
  {
    userId,
    email,
    name,
  }: { readonly userId: string; readonly email: string; readonly name: string },
) {
  return database.queries.transaction(async (transaction) => {
    if ((await listTeams(transaction, userId)).length >= workspaceLimits.teams) {
      return invalid(`You can be in at most ${workspaceLimits.teams} teams`)
    }
    const id = await insertTeam(transaction, name)
    const role: TeamRole = 'owner'
    await insertMember(transaction, { teamId: id, userId, email, role, lastSeen: now() })
    return { id, name, role, memberCount: 1, deckCount: 0 }
  })
}

export function changeTeam(
  ports: PeoplePorts,
  { name, ...which }: Which & { readonly name: string },
): Outcome {
  return withTeam(ports, which, async (queries, team) => {
    if (!mayRunTeam(team.role)) return new Failure('forbidden')
    await renameTeam(queries, which.id, name)
    return undefined
  })
}

/** Deletes a team. Decks stay with their owners. */
export function endTeam(ports: PeoplePorts, which: Which): Outcome {
  return withTeam(ports, which, async (queries, team) => {
    if (!mayEndTeam(team.role)) return new Failure('forbidden')
    await deleteTeam(queries, which.id)
    return undefined
  })
}

export async function inviteMember(
  ports: PeoplePorts,
  { role, ...asked }: Which & { readonly email: string; readonly role: TeamRole },
): Outcome {
  const { id, userId: inviter } = asked
  const which = { id, userId: inviter }
  const email = asked.email.toLowerCase()
  const refused = await withTeam(ports, which, async (queries, team) => {
    if (!mayRunTeam(team.role)) return new Failure('forbidden')
    const { companyDomains } = ports
    const outside =
      (await invitationFailure(queries, { inviter, email, companyDomains })) ??
      (await sendingFailure({ queries, limiter: ports.limiter }, { inviter, email }))
    if (outside) return outside
    const userId = await findInvitee(queries, email)
    const members = await listMembers(queries, which.id)
    const known = members.find(
      (member) => member.invited === email || (userId !== undefined && member.userId === userId),
    )
    if (!known && members.length >= workspaceLimits.teamMembers) {
      return invalid(`A team has at most ${workspaceLimits.teamMembers} members`)
    }
    const memberId =
      known?.id ??
      (await insertMember(queries, {
        teamId: which.id,
        email,
        userId: userId ?? null,
        role,
        invitedBy: inviter,
      }))
    await enqueueMail(queries, { kind: 'team-invitation', memberId }, ports.now())
    return undefined
  })
  if (!refused) ports.mailWaits()
  return refused
}

/** Changes a member's role. Transferring the ownership makes the previous owner an admin. */
export function changeMember(
  ports: PeoplePorts,
  { memberId, role, ...which }: Which & { readonly memberId: number; readonly role: TeamRole },
): Outcome {
  return withTeam(ports, which, async (queries, team) => {
    if (!mayRunTeam(team.role)) return new Failure('forbidden')
    const members = await listMembers(queries, which.id)
    const member = members.find(({ id }) => id === memberId)
    if (!member) return new Failure('not_found')
    if (member.role === 'owner') return new Failure('forbidden')
    if (role === 'owner') {
      if (!mayEndTeam(team.role)) return new Failure('forbidden')
      if (member.userId === null) return invalid('This person has not come to the team yet')
      const owner = members.find(({ userId }) => userId === which.userId)
      if (owner) await updateMember(queries, owner.id, { role: 'admin' })
    }
    await updateMember(queries, memberId, { role })
    return undefined
  })
}

/** Removes a member: owner and admins anybody but the owner, others themselves. */
export function removeMember(
  ports: PeoplePorts,
  { memberId, ...which }: Which & { readonly memberId: number },
): Outcome {
  return withTeam(ports, which, async (queries, team) => {
    const member = (await listMembers(queries, which.id)).find(({ id }) => id === memberId)
    const isSelf = member?.userId === which.userId
    if (!mayRunTeam(team.role) && !isSelf) return new Failure('forbidden')
    if (!member) return new Failure('not_found')
    if (member.role === 'owner') {
      return invalid('The owner hands the team over before leaving it, or ends it')
    }
    if (member.userId !== null) {
      await removeDecksOf(queries, { teamId: which.id, userId: member.userId })
    }
    await deleteMember(queries, memberId)
    return undefined
  })
}

/** Shares a deck with a team; only for its owner. */
export function shareWithTeam(
  ports: PeoplePorts,
  { deckId, role, ...which }: Which & { readonly deckId: number; readonly role: SharedRole },
): Outcome {
  return withTeam(ports, which, async (queries) => {
    const seen = await findPresentation(queries, { id: deckId, userId: which.userId })
    if (!seen) return new Failure('not_found')
    if (!mayManage(seen.role)) return new Failure('forbidden')
    await settleRequests(queries, deckId, () =>
      addTeamDeck(queries, { teamId: which.id, presentationId: deckId, role }),
    )
    return undefined
  })
}

/** Removes a deck from a team, for its owner and those who run the team. */
export function unshareWithTeam(
  ports: PeoplePorts,
  { deckId, ...which }: Which & { readonly deckId: number },
): Outcome {
  return withTeam(ports, which, async (queries, team) => {
    const seen = await findPresentation(queries, { id: deckId, userId: which.userId })
    if (!seen) return new Failure('not_found')
    if (!mayManage(seen.role) && !mayRunTeam(team.role)) return new Failure('forbidden')
    const removed = await removeTeamDeck(queries, { teamId: which.id, presentationId: deckId })
    return removed ? undefined : new Failure('not_found')
  })
}

/** Runs `work` on a team if the caller is a member. */
function withTeam(
  { database }: PeoplePorts,
  which: Which,
  work: (queries: Queries, team: FoundTeam) => Outcome,
): Outcome {
  return database.queries.transaction(async (transaction) => {
    await lockTeam(transaction, which.id)
    const team = await findTeam(transaction, which)
    return team ? work(transaction, team) : new Failure('not_found')
  })
}

function invalid(sentence: string): Failure {
  return new Failure('validation_failed', sentence)
}
