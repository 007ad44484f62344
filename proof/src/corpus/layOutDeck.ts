import type { Slide } from '@deckloom/deck'
import { sceneFor, type Scene } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'

/** The scenes of a deck, as the product lays them out. */
export function layOutDeck(
  { title, slides }: { readonly title: string; readonly slides: readonly Slide[] },
  fonts: FontBook,
): readonly Scene[] {
  return slides.map((slide, index) =>
    sceneFor(slide, { fonts, deckTitle: title, index, count: slides.length }),
  )
}
