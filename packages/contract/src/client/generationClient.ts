import * as generation from '../endpoints/generation.ts'
import type { OutlineBody } from '../requests/decks/generation.ts'
import { callThrough, type Send } from './call.ts'

/** The calls about decks that are begun, in a module of their own because only the dashboard makes them. */
export function createGenerationClient(send: Send) {
  const call = callThrough(send)
  return {
    /** The deck that is begun and not finished. */
    open: () => call(generation.readOpenGeneration),
    saveOutline: (id: string, body: OutlineBody) =>
      call(generation.saveOutline, { params: { id }, body }),
    /** Makes a deck of the slides that are written. */
    keep: (id: string) => call(generation.keepSlides, { params: { id } }),
    discard: (id: string) => call(generation.discardGeneration, { params: { id } }),
  }
}
