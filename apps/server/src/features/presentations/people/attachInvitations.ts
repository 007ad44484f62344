import type { Queries } from '../../../db/openDatabase.ts'
import type { Notice } from '../../../platform/notices.ts'
import { mayEdit, roleOf } from '../presentationPolicy.ts'
import { findPresentation } from '../presentationsRepository.ts'
import {
  deleteMember,
  findTeam,
  listAwaitingMembers,
  updateMember,
} from '../teams/teamsRepository.ts'
import { deleteCollaborator, listAwaiting, updateCollaborator } from './collaboratorsRepository.ts'
import { joiningFailure } from './invitationPolicy.ts'
import { nameOf } from './presentPeople.ts'

/** Who an account is that its address was verified for. */
interface Verified {
  readonly userId: string
  readonly email: string
}

/**
 * Makes an account what its address was invited to: decks are shared with it and teams have it. Only for an address
 * that is verified. What an administrator has turned off goes on waiting. Answers what its person is to be told.
 */
export function invitationAttacher(companyDomains: ReadonlySet<string>) {
  return async (queries: Queries, { userId, email }: Verified): Promise<readonly Notice[]> => {
    const mayJoin = async (inviter: string | null) =>
      (await joiningFailure(queries, { inviter, userId, companyDomains })) === undefined
    const notices: Notice[] = []
    for (const { id, role, deckId, title, invitedBy, ...owner } of await listAwaiting(
      queries,
      email,
    )) {
      if (!(await mayJoin(invitedBy))) continue
      // Who can see the deck already keeps what they have.
      if (await findPresentation(queries, { id: deckId, userId })) {
        await deleteCollaborator(queries, id)
        continue
      }
      await updateCollaborator(queries, id, { userId, token: null })
      const by = nameOf(owner)
      notices.push({ kind: 'deck-shared', deck: deckId, title, by, mayEdit: mayEdit(roleOf(role)) })
    }
    for (const { id, teamId, invitedBy } of await listAwaitingMembers(queries, email)) {
      if (!(await mayJoin(invitedBy))) continue
      if (await findTeam(queries, { id: teamId, userId })) await deleteMember(queries, id)
      else await updateMember(queries, id, { userId, token: null })
    }
    return notices
  }
}
