import type { Queries } from '../../../db/openDatabase.ts'
import type { Notice } from '../../../platform/notices.ts'
import { mayEdit, roleOf } from '../decks/presentationPolicy.ts'
import { findPresentation } from '../decks/presentationsRepository.ts'
import { deleteMember, findTeam, listAwaitingMembers, updateMember } from './teamsRepository.ts'
import { deleteCollaborator, listAwaiting, updateCollaborator } from './collaboratorsRepository.ts'
import { joiningFailure } from './invitationPolicy.ts'
import { nameOf } from './presentPeople.ts'

/** An account whose address was verified. */
interface Verified {
  readonly userId: string
  readonly email: string
}

/**
 * Accepts the pending invitations of an account's verified address: decks and teams. Invitations
 * that an administrator has turned off stay pending. Resolves to the notifications to send.
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
      // Who can see the deck already keeps the role.
      if (await findPresentation(queries, { id: deckId, userId })) {
        await deleteCollaborator(queries, id)
        continue
      }
      await updateCollaborator(queries, id, { userId, token: null })
      const by = nameOf(owner)
      notices.push({
        kind: 'deck-shared',
        deck: deckId,
        title,
        by,
        mayEdit: mayEdit(roleOf(role)),
        mayComment: role === 'commenter',
      })
    }
    for (const { id, teamId, invitedBy } of await listAwaitingMembers(queries, email)) {
      if (!(await mayJoin(invitedBy))) continue
      if (await findTeam(queries, { id: teamId, userId })) await deleteMember(queries, id)
      else await updateMember(queries, id, { userId, token: null })
    }
    return notices
  }
}
