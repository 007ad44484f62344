import * as access from '../endpoints/access.ts'
import * as sharing from '../endpoints/sharing.ts'
import * as teams from '../endpoints/teams.ts'
import type { InviteCollaboratorBody, InviteMemberBody } from '../requests/decks/people.ts'
import type { SharedRole, TeamRole } from '../workspaceTypes.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls for collaborators and teams, in a separate module because few pages use them. */
export function createPeopleClient(send: Send) {
  const call = callThrough(send)
  return {
    listPeople: (id: number) => call(sharing.listPeople, { params: { id } }),
    /** The response is the same whether or not an account has the address. */
    invite: (id: number, body: InviteCollaboratorBody) =>
      call(sharing.inviteCollaborator, { params: { id }, body }),
    /** Sets whether viewers, commenters and links see the deck's notes and hidden slides. */
    changeSharing: (id: number, showsNotes: boolean) =>
      call(sharing.changeSharing, { params: { id }, body: { showsNotes } }),
    changeRole: (id: number, collaboratorId: number, role: SharedRole) =>
      call(sharing.changeCollaborator, { params: { id, collaboratorId }, body: { role } }),
    /** Removes a collaborator from a deck, or the caller. */
    removePerson: (id: number, collaboratorId: number) =>
      call(sharing.removeCollaborator, { params: { id, collaboratorId } }),
    /** The response is the same whether or not there is such a deck. */
    askForAccess: (id: number, message: string) =>
      call(access.askForAccess, { params: { id }, body: { message } }),
    listAccessRequests: (id: number) => call(access.listAccessRequests, { params: { id } }),
    /** Null declines. */
    answerAccessRequest: (id: number, requestId: number, role: SharedRole | null) =>
      call(access.answerAccessRequest, { params: { id, requestId }, body: { role } }),
    /** Makes a collaborator the owner. */
    transferDeck: (id: number, collaboratorId: number) =>
      call(access.transferDeck, { params: { id }, body: { collaboratorId } }),
    /** Accepts an emailed invitation for the signed-in user. */
    acceptInvitation: (token: string, asAnother = false) =>
      call(sharing.acceptInvitation, { body: { token, asAnother } }),
    listTeams: () => call(teams.listTeams),
    createTeam: (name: string) => call(teams.createTeam, { body: { name } }),
    getTeam: (id: number) => call(teams.getTeam, { params: { id } }),
    renameTeam: (id: number, name: string) =>
      call(teams.renameTeam, { params: { id }, body: { name } }),
    endTeam: (id: number) => call(teams.endTeam, { params: { id } }),
    inviteMember: (id: number, body: InviteMemberBody) =>
      call(teams.inviteMember, { params: { id }, body }),
    changeMember: (id: number, memberId: number, role: TeamRole) =>
      call(teams.changeMember, { params: { id, memberId }, body: { role } }),
    /** Removes a member from a team, or the caller. */
    removeMember: (id: number, memberId: number) =>
      call(teams.removeMember, { params: { id, memberId } }),
    shareWithTeam: (id: number, deckId: number, role: SharedRole) =>
      call(teams.shareWithTeam, { params: { id, deckId }, body: { role } }),
    unshareWithTeam: (id: number, deckId: number) =>
      call(teams.unshareWithTeam, { params: { id, deckId } }),
  }
}
