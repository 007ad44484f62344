import { deckDefaults } from './defaults.ts'
import type { Slide } from './slide.ts'

/** Creates the slide that 'Add slide' inserts; `position` is its number in the deck, from 1. */
export function newSlide(id: string, position: number): Slide {
  return {
    id,
    slide_title: `${deckDefaults.newSlide.title} ${position}`,
    bullet_points: [deckDefaults.newSlide.bullet],
    visual_type: 'quote',
    visual_description: '',
    layout_template: 'title + bullets',
  }
}
