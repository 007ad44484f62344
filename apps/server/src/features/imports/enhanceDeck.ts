import type { Presentation } from '@deckloom/contract'
import { deckLimits, type Slide, type ThemeChoice } from '@deckloom/deck'
import { Failure } from '../../http/errors/failure.ts'
import { enhanceSlides } from './enhanceSlides.ts'

interface Which {
  readonly id: number
  readonly userId: string
}

export interface EnhancePorts {
  readonly newId: () => string
  /** A deck that the person may see. */
  readonly openDeck: (
    which: Which,
  ) => Promise<{ readonly slides: readonly Slide[]; readonly version: number } | Failure>
  /** Replaces its slides if the person may; the previous ones stay in its history. */
  readonly changeDeck: (
    change: Which & { readonly basedOn: number; readonly slides: readonly Slide[] },
  ) => Promise<Presentation | Failure>
}

/** Applies another look and new layouts to a deck; its text is kept. */
export async function enhanceDeck(
  { newId, openDeck, changeDeck }: EnhancePorts,
  { theme, ...which }: Which & { readonly theme: ThemeChoice },
): Promise<Presentation | Failure> {
  const deck = await openDeck(which)
  if (deck instanceof Failure) return deck
  const slides = enhanceSlides(deck.slides, theme, newId)
  if (slides.length > deckLimits.slides) {
    return new Failure(
      'too_large',
      `Laid out anew this presentation would have more than ${deckLimits.slides} slides.`,
    )
  }
  return await changeDeck({ ...which, basedOn: deck.version, slides })
}
