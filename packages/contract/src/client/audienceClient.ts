import * as audience from '../endpoints/audience.ts'
import type { AudienceQuery } from '../requests/decks/audience.ts'
import { callThrough, type Send } from './call.ts'

/** Creates the calls of the audience page, in a separate module because only that page uses them. */
export function createAudienceClient(send: Send) {
  const call = callThrough(send)
  return {
    readAudience: (id: number, query: AudienceQuery) =>
      call(audience.readAudience, { params: { id }, query }),
    /** Sets whether visits through links are measured. */
    changeAudience: (id: number, countsReaders: boolean) =>
      call(audience.changeAudience, { params: { id }, body: { countsReaders } }),
  }
}
