import type { Slide } from '@deckloom/deck'
import { Failure } from '../errors/failure.ts'
import { bodyLimits } from '../limiter/limits.ts'

/** Bytes of a save besides its slides: the property name, the title, the count. */
const envelope = 4 * 1024

/**
 * A failure if the slides, as stored, exceed the body limit of a save. Ids and defaults make them larger than they were
 * sent: without this check a deck could be created that could not be saved again.
 */
export function deckTooLarge(slides: readonly Slide[]): Failure | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(slides))
  return bytes > bodyLimits.deck - envelope ? new Failure('too_large') : undefined
}
