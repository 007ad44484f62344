import { nameHere } from '../../../shared/place.ts'
import { type Rehearsal, rehearsalSchema } from './rehearsal.ts'

/** Returns the deck's rehearsal on this device: the one that is under way, or the last. */
export function readRehearsal(deckId: string): Rehearsal | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(rehearsalKey(deckId)) ?? 'null')
    const parsed = rehearsalSchema.safeParse(kept)
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Stores a rehearsal; undefined forgets it. */
export function keepRehearsal(deckId: string, rehearsal: Rehearsal | undefined): void {
  try {
    if (rehearsal) localStorage.setItem(rehearsalKey(deckId), JSON.stringify(rehearsal))
    else localStorage.removeItem(rehearsalKey(deckId))
  } catch {
    // Without storage it is gone with the window.
  }
}

function rehearsalKey(deckId: string): string {
  return nameHere(`deckloom-rehearsal-${deckId}`)
}
