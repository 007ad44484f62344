import { callThrough, type Send } from './client.ts'
import type {
  AcceptedInvitation,
  DeckPeople,
  InviteCollaboratorBody,
  InviteMemberBody,
  Team,
  TeamItem,
} from './people.ts'
import type { SharedRole, TeamRole } from './workspaceTypes.ts'

/** The calls of collaborators and teams, in a module of their own because few pages make them. */
export function createPeopleClient(send: Send) {
  const call = callThrough(send)
  const get = <T>(path: string) => call<T>({ method: 'GET', path })
  const post = <T>(path: string, body: unknown) => call<T>({ method: 'POST', path, body })
  const patch = (path: string, body: unknown) => call<null>({ method: 'PATCH', path, body })
  const remove = (path: string) => call<null>({ method: 'DELETE', path })
  return {
    listPeople: (deckId: number) => get<DeckPeople>(people(deckId)),
    /** Answers the same whether an account has the address. */
    invite: (deckId: number, body: InviteCollaboratorBody) => post<unknown>(people(deckId), body),
    /** Whether those who only look at a deck see its notes and hidden slides. */
    changeSharing: (deckId: number, showsNotes: boolean) =>
      patch(`/api/presentations/${deckId}/sharing`, { showsNotes }),
    changeRole: (deckId: number, id: number, role: SharedRole) =>
      patch(`${people(deckId)}/${id}`, { role }),
    /** Takes somebody off a deck, or oneself. */
    removePerson: (deckId: number, id: number) => remove(`${people(deckId)}/${id}`),
    /** Makes whoever is signed in the one who was invited by an email. */
    acceptInvitation: (token: string, asAnother = false) =>
      post<AcceptedInvitation>('/api/invitations/accept', { token, asAnother }),
    listTeams: () => get<readonly TeamItem[]>('/api/teams'),
    createTeam: (name: string) => post<TeamItem>('/api/teams', { name }),
    getTeam: (id: number) => get<Team>(team(id)),
    renameTeam: (id: number, name: string) => patch(team(id), { name }),
    endTeam: (id: number) => remove(team(id)),
    inviteMember: (id: number, body: InviteMemberBody) =>
      post<unknown>(`${team(id)}/members`, body),
    changeMember: (id: number, memberId: number, role: TeamRole) =>
      patch(`${team(id)}/members/${memberId}`, { role }),
    /** Takes somebody out of a team, or oneself. */
    removeMember: (id: number, memberId: number) => remove(`${team(id)}/members/${memberId}`),
    shareWithTeam: (id: number, deckId: number, role: SharedRole) =>
      call<null>({ method: 'PUT', path: `${team(id)}/decks/${deckId}`, body: { role } }),
    unshareWithTeam: (id: number, deckId: number) => remove(`${team(id)}/decks/${deckId}`),
  }
}

function people(deckId: number): string {
  return `/api/presentations/${deckId}/collaborators`
}

function team(id: number): string {
  return `/api/teams/${id}`
}
