import type { DeckViewsBody, SharedViewsBody } from '../requests/decks/deckViews.ts'
import * as sharing from '../endpoints/sharing.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls that report views of decks, in a separate module because it is loaded late. */
export function createDeckViewsClient(send: Send) {
  const call = callThrough(send)
  return {
    /** For viewers who have a link. */
    tellShared: (token: string, body: SharedViewsBody) =>
      call(sharing.recordSharedViews, { params: { token }, body }),
    /** For signed-in users who can see the deck. */
    tellPresented: (id: number, body: DeckViewsBody) =>
      call(sharing.recordViews, { params: { id }, body }),
    deckViews: (id: number) => call(sharing.readViews, { params: { id } }),
  }
}
