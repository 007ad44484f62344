import type { DeckViewsBody } from '../requests/decks/deckViews.ts'
import * as sharing from '../endpoints/sharing.ts'
import { callThrough, type Send } from './call.ts'
import { visitHeaders } from './visitHeaders.ts'

/** The calls about how decks are looked at; a module of its own because it is loaded late. */
export function createDeckViewsClient(send: Send) {
  const call = callThrough(send)
  return {
    /** By who has a link. */
    tellShared: (token: string, sessionId: string, body: DeckViewsBody) =>
      call(sharing.recordSharedViews, {
        params: { token },
        body,
        headers: visitHeaders(sessionId),
      }),
    /** By who is signed in and sees the deck. */
    tellPresented: (id: number, sessionId: string, body: DeckViewsBody) =>
      call(sharing.recordViews, { params: { id }, body, headers: visitHeaders(sessionId) }),
    deckViews: (id: number) => call(sharing.readViews, { params: { id } }),
  }
}
