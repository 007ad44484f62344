import * as generation from '../endpoints/generation.ts'
import type { OutlineBody } from '../requests/decks/generation.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls for unfinished decks, in a separate module because only the dashboard uses them. */
export function createGenerationClient(send: Send) {
  const call = callThrough(send)
  return {
    /** The unfinished deck, if there is one. */
    open: () => call(generation.readOpenGeneration),
    saveOutline: (id: string, body: OutlineBody) =>
      call(generation.saveOutline, { params: { id }, body }),
    /** Creates a deck from the slides written so far. */
    keep: (id: string) => call(generation.keepSlides, { params: { id } }),
    discard: (id: string) => call(generation.discardGeneration, { params: { id } }),
  }
}
