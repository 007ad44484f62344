import type { GenerateAnswer } from '@deckloom/contract'
import { deckDefaults, deckLimits } from '@deckloom/deck'
import { Failure } from '../../http/errors/failure.ts'
import type { GenerationPorts } from './generationPorts.ts'
import { findGeneration, insertKeptDeck } from './generationRepository.ts'

/** Creates a deck from the slides written so far, and ends the generation. */
export async function keepSlides(
  { database }: Pick<GenerationPorts, 'database'>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<GenerateAnswer | Failure> {
  const generation = await findGeneration(database.queries, { id, userId })
  if (!generation) return new Failure('not_found')
  const slides = generation.slides.filter((slide) => slide !== null)
  if (slides.length === 0) return new Failure('last_slide')
  const title =
    generation.outline.title.trim().slice(0, deckLimits.titleLength) || deckDefaults.deckTitle
  const deck = await insertKeptDeck(database, { userId, title, slides }, id)
  return { presentation: { id: deck.id, title }, slides }
}
