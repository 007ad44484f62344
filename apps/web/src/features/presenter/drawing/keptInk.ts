import { nameHere } from '../../../shared/place.ts'
import { type Ink, inkSchema } from './ink.ts'

/** Returns what was drawn in this tab before it was loaded anew. */
export function readInk(deckId: string): Ink {
  try {
    const kept = inkSchema.safeParse(JSON.parse(sessionStorage.getItem(inkKey(deckId)) ?? '{}'))
    return kept.success ? kept.data : {}
  } catch {
    return {}
  }
}

export function keepInk(deckId: string, ink: Ink): void {
  try {
    sessionStorage.setItem(inkKey(deckId), JSON.stringify(ink))
  } catch {
    // Without storage, or with more drawn than it holds, the other window of the show still has it.
  }
}

function inkKey(deckId: string): string {
  return nameHere(`deckloom-ink-${deckId}`)
}
