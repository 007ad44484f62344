import { callThrough, type Send } from './client.ts'
import type { GenerateAnswer, OpenGeneration, OutlineBody } from './generation.ts'

/** The calls about decks that are begun, in a module of their own because only the dashboard makes them. */
export function createGenerationClient(send: Send) {
  const call = callThrough(send)
  return {
    /** The deck that is begun and not finished. */
    open: () =>
      call<{ readonly generation: OpenGeneration | null }>({
        method: 'GET',
        path: '/api/generations/open',
      }),
    saveOutline: (id: string, body: OutlineBody) =>
      call<OpenGeneration>({ method: 'PUT', path: at(id), body }),
    /** Makes a deck of the slides that are written. */
    keep: (id: string) => call<GenerateAnswer>({ method: 'POST', path: `${at(id)}/keep` }),
    discard: (id: string) => call<null>({ method: 'DELETE', path: at(id) }),
  }
}

function at(id: string): `/api/${string}` {
  return `/api/generations/${id}`
}
