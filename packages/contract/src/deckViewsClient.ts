import { callThrough, type Send } from './client.ts'
import type { DeckViews, DeckViewsBody } from './deckViews.ts'

/** The calls about how decks are looked at; a module of its own because it is loaded late. */
export function createDeckViewsClient(send: Send) {
  const call = callThrough(send)
  const tell = (path: string, sessionId: string, body: DeckViewsBody) =>
    call<null>({ method: 'POST', path, body, headers: { 'X-Session-ID': sessionId } })
  return {
    /** By who has a link. */
    tellShared: (token: string, sessionId: string, body: DeckViewsBody) =>
      tell(`/api/share/${encodeURIComponent(token)}/views`, sessionId, body),
    /** By who is signed in and sees the deck. */
    tellPresented: (id: number, sessionId: string, body: DeckViewsBody) =>
      tell(`/api/presentations/${id}/views`, sessionId, body),
    deckViews: (id: number) =>
      call<DeckViews>({ method: 'GET', path: `/api/presentations/${id}/views` }),
  }
}
