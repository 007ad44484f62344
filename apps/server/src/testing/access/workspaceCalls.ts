import type { Call } from './Call.ts'
import type { Person } from '../testApp.ts'

interface Acts {
  readonly people: Readonly<Record<'viewer' | 'commenter' | 'editor' | 'owner', Person>>
  readonly shareDeck: () => Promise<number>
  /** Into a team. */
  readonly inviteNewcomers: (team: number) => Promise<void>
}

/** A folder of the owner's. */
async function folder({ people }: Acts): Promise<string> {
  const answer = await people.owner.ask('POST /api/folders', { name: 'Plans' })
  return `/api/folders/${answer.json().id}`
}

/** The commenter's row on a deck. */
async function collaborator({ people, shareDeck }: Acts): Promise<string> {
  const deck = `/api/presentations/${await shareDeck()}/collaborators`
  const { collaborators } = (await people.owner.ask(`GET ${deck}`)).json()
  const row = collaborators.find(({ role }: { role: string }) => role === 'commenter')
  return `${deck}/${row.id}`
}

/** A team of the owner's with the three collaborators, the editor as its admin. */
async function createTeam({ people, inviteNewcomers }: Acts): Promise<string> {
  // One at a time: a person's number of teams is limited.
  const before: readonly { readonly id: number }[] = (
    await people.owner.ask('GET /api/teams')
  ).json()
  for (const one of before) await people.owner.ask(`DELETE /api/teams/${one.id}`)
  const { id } = (await people.owner.ask('POST /api/teams', { name: 'Weavers' })).json()
  for (const name of ['viewer', 'commenter', 'editor'] as const) {
    const { email } = people[name]
    const role = name === 'editor' ? 'admin' : 'member'
    await people.owner.ask(`POST /api/teams/${id}/members`, { email, role })
  }
  await inviteNewcomers(id)
  return `/api/teams/${id}`
}

/** The commenter's row in a team. */
async function addMember(acts: Acts): Promise<string> {
  const url = await createTeam(acts)
  const { members } = (await acts.people.owner.ask(`GET ${url}`)).json()
  const { email } = acts.people.commenter
  const row = members.find((other: { email: string }) => other.email === email)
  return `${url}/members/${row.id}`
}

async function teamDeck(acts: Acts): Promise<string> {
  const url = `${await createTeam(acts)}/decks/${await acts.shareDeck()}`
  await acts.people.owner.ask(`PUT ${url}`, { role: 'viewer' })
  return url
}

const guest = 'guest@example.com'

/** Valid requests for the routes of the workspace. */
export const workspaceCalls: Readonly<Record<string, (acts: Acts) => Promise<Call>>> = {
  'POST /api/presentations/actions': async ({ shareDeck }) => ({
    url: '/api/presentations/actions',
    payload: { action: 'trash', ids: [await shareDeck()] },
  }),
  'PATCH /api/presentations/:id/sharing': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}/sharing`,
    payload: { showsNotes: true },
  }),
  'POST /api/presentations/:id/collaborators': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}/collaborators`,
    payload: { email: guest },
  }),
  'PATCH /api/presentations/:id/collaborators/:collaboratorId': async (acts) => ({
    url: await collaborator(acts),
    payload: { role: 'editor' },
  }),
  'DELETE /api/presentations/:id/collaborators/:collaboratorId': async (acts) => ({
    url: await collaborator(acts),
  }),
  'POST /api/presentations/:id/access-requests': async ({ shareDeck }) => ({
    url: `/api/presentations/${await shareDeck()}/access-requests`,
    payload: { message: 'For the harbor meeting' },
  }),
  'PATCH /api/presentations/:id/access-requests/:requestId': async ({ shareDeck, people }) => {
    const url = `/api/presentations/${await shareDeck()}/access-requests`
    await people.viewer.ask(`POST ${url}`, {})
    const [request] = (await people.owner.ask(`GET ${url}`)).json()
    return { url: `${url}/${request.id}`, payload: { role: 'editor' } }
  },
  'POST /api/presentations/:id/transfer': async (acts) => {
    const url = await collaborator(acts)
    const [deck = '', collaboratorId] = url.split('/collaborators/')
    // Who has not opened the deck yet cannot receive it.
    await acts.people.commenter.ask(`GET ${deck}`)
    return { url: `${deck}/transfer`, payload: { collaboratorId: Number(collaboratorId) } }
  },
  'POST /api/invitations/accept': async () => ({
    url: '/api/invitations/accept',
    payload: { token: 'unknown' },
  }),
  'POST /api/teams': async () => ({ url: '/api/teams', payload: { name: 'Weavers' } }),
  'GET /api/teams/:id': async (acts) => ({ url: await createTeam(acts) }),
  'PATCH /api/teams/:id': async (acts) => ({
    url: await createTeam(acts),
    payload: { name: 'New' },
  }),
  'DELETE /api/teams/:id': async (acts) => ({ url: await createTeam(acts) }),
  'POST /api/teams/:id/members': async (acts) => ({
    url: `${await createTeam(acts)}/members`,
    payload: { email: guest },
  }),
  'PATCH /api/teams/:id/members/:memberId': async (acts) => ({
    url: await addMember(acts),
    payload: { role: 'admin' },
  }),
  'DELETE /api/teams/:id/members/:memberId': async (acts) => ({ url: await addMember(acts) }),
  'PUT /api/teams/:id/decks/:deckId': async (acts) => ({
    url: await teamDeck(acts),
    payload: { role: 'editor' },
  }),
  'DELETE /api/teams/:id/decks/:deckId': async (acts) => ({ url: await teamDeck(acts) }),
  'POST /api/folders': async () => ({ url: '/api/folders', payload: { name: 'Plans' } }),
  'PATCH /api/folders/:id': async (acts) => ({
    url: await folder(acts),
    payload: { name: 'Changed' },
  }),
  'DELETE /api/folders/:id': async (acts) => ({ url: await folder(acts) }),
}
