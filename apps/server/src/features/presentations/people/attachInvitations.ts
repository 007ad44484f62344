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
import { nameOf } from './presentPeople.ts'

/**
 * Makes an account what its address was invited to: decks are shared with it and teams have it. Only for an address
 * that is verified. Answers what its person is to be told.
 */
export async function attachInvitations(
  queries: Queries,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<readonly Notice[]> {
  const notices: Notice[] = []
  for (const { id, role, deckId, title, ...owner } of await listAwaiting(queries, email)) {
    // Who can see the deck already keeps what they have.
    if (await findPresentation(queries, { id: deckId, userId })) {
      await deleteCollaborator(queries, id)
      continue
    }
    await updateCollaborator(queries, id, { userId, token: null })
    const by = nameOf(owner)
    notices.push({ kind: 'deck-shared', deck: deckId, title, by, mayEdit: mayEdit(roleOf(role)) })
  }
  for (const { id, teamId } of await listAwaitingMembers(queries, email)) {
    if (await findTeam(queries, { id: teamId, userId })) await deleteMember(queries, id)
    else await updateMember(queries, id, { userId, token: null })
  }
  return notices
}
