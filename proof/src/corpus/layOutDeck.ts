import { sceneFor, type Scene } from '@deckloom/scene'
import type { FontBook } from '@deckloom/text'
import type { GoldenDeck } from './goldenDeck.ts'

/** The scenes of a deck, as the product lays them out. */
export function layOutDeck({ title, slides }: GoldenDeck, fonts: FontBook): readonly Scene[] {
  return slides.map((slide, index) =>
    sceneFor(slide, { fonts, deckTitle: title, index, count: slides.length }),
  )
}
