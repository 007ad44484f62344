import type { DeckViewsBody } from '../requests/decks/deckViews.ts'
import * as sharing from '../endpoints/sharing.ts'
import { callThrough, type Send } from './call.ts'
import { visitHeaders } from './visitHeaders.ts'

/** Creates the calls that report views of decks, in a separate module because it is loaded late. */
export function createDeckViewsClient(send: Send) {
  const call = callThrough(send)
  return {
    /** For viewers who have a link. */
    tellShared: (token: string, sessionId: string, body: DeckViewsBody) =>
      call(sharing.recordSharedViews, {
        params: { token },
        body,
        headers: visitHeaders(sessionId),
      }),
    /** For signed-in users who can see the deck. */
    tellPresented: (id: number, sessionId: string, body: DeckViewsBody) =>
      call(sharing.recordViews, { params: { id }, body, headers: visitHeaders(sessionId) }),
    deckViews: (id: number) => call(sharing.readViews, { params: { id } }),
  }
}
