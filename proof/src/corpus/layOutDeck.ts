import type { Slide } from '@deckloom/deck'
import { sceneFor, type Scene } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'

/** Lays out a deck as the product does. */
export function layOutDeck(
  { title, slides }: { readonly title: string; readonly slides: readonly Slide[] },
  fonts: FontBook,
): readonly Scene[] {
  return slides.map((slide, index) =>
    sceneFor(slide, { fonts, deckTitle: title, index, count: slides.length }),
  )
}
