import type { Slide } from '@deckloom/deck'
import { Failure } from '../errors/failure.ts'
import { bodyLimits } from '../limiter/limits.ts'

/** Bytes of a save beside its slides: their member's name, the title, the count. */
const envelope = 4 * 1024

/**
 * A failure where slides, as they would be stored, take more than a save may bring. Ids and defaults make them longer
 * than they were sent: without this a deck could be made that nobody could save.
 */
export function deckTooLarge(slides: readonly Slide[]): Failure | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(slides))
  return bytes > bodyLimits.deck - envelope ? new Failure('too_large') : undefined
}
