import type { Person } from '../testApp.ts'
import type { Call } from './Call.ts'

interface Acts {
  readonly people: Readonly<Record<'editor', Person>>
  readonly shareDeck: () => Promise<number>
}

/** A deck of the owner's, and one of its slides. */
async function deck({ people, shareDeck }: Acts) {
  const url = `/api/presentations/${await shareDeck()}`
  const { slides } = (await people.editor.ask(`GET ${url}`)).json()
  const start = { slideId: slides[0].id, anchor: { kind: 'slide' }, text: 'Is this right?' }
  return { url: `${url}/threads`, start }
}

/** A thread of the editor's. */
async function thread(acts: Acts) {
  const { url, start } = await deck(acts)
  const { id, comments } = (await acts.people.editor.ask(`POST ${url}`, start)).json()
  return { url: `${url}/${id}`, comment: `${url}/${id}/comments/${comments[0].id}` }
}

/** Valid requests for the routes of comments. */
export const commentCalls: Readonly<Record<string, (acts: Acts) => Promise<Call>>> = {
  'GET /api/presentations/:id/threads': async (acts) => ({ url: (await deck(acts)).url }),
  'POST /api/presentations/:id/threads': async (acts) => {
    const { url, start } = await deck(acts)
    return { url, payload: start }
  },
  'PATCH /api/presentations/:id/threads/:threadId': async (acts) => ({
    url: (await thread(acts)).url,
    payload: { isResolved: true },
  }),
  'POST /api/presentations/:id/threads/:threadId/read': async (acts) => ({
    url: `${(await thread(acts)).url}/read`,
    payload: { upTo: 1 },
  }),
  'POST /api/presentations/:id/threads/:threadId/comments': async (acts) => ({
    url: `${(await thread(acts)).url}/comments`,
    payload: { text: 'Yes' },
  }),
  'PATCH /api/presentations/:id/threads/:threadId/comments/:commentId': async (acts) => ({
    url: (await thread(acts)).comment,
    payload: { text: 'Changed' },
  }),
  'DELETE /api/presentations/:id/threads/:threadId/comments/:commentId': async (acts) => ({
    url: (await thread(acts)).comment,
  }),
  'PUT /api/presentations/:id/threads/:threadId/comments/:commentId/reactions/:reaction': async (
    acts,
  ) => ({ url: `${(await thread(acts)).comment}/reactions/eyes` }),
  'DELETE /api/presentations/:id/threads/:threadId/comments/:commentId/reactions/:reaction': async (
    acts,
  ) => ({ url: `${(await thread(acts)).comment}/reactions/eyes` }),
}
