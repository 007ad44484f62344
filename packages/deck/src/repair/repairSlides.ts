import { newSlide } from '../newSlide.ts'
import type { Slide } from '../slide.ts'
import { normalizeSlides } from '../slideInput.ts'
import { repairSlide } from './repairSlide.ts'

export interface RepairedSlides {
  readonly slides: readonly Slide[]
  /** Numbers of the slides that were repaired, from 1. */
  readonly repaired: readonly number[]
}

/**
 * Repairs stored slides for this version: whatever another version or a manual edit wrote that the schema does not
 * allow is corrected or removed, part by part, and reported. No slide is dropped; valid slides keep their content.
 */
export function repairSlides(stored: unknown, newId: () => string): RepairedSlides {
  const given: readonly unknown[] = Array.isArray(stored) ? stored : []
  const results = given.map((slide) => repairSlide(slide, newId))
  const slides = results.map(({ slide }) => slide)
  const broken = results.flatMap(({ sound }, index) => (sound ? [] : [index + 1]))
  const twice = findRepeated(slides)
  if (given.length === 0) return { slides: [newSlide(newId(), 1)], repaired: [1] }
  if (broken.length === 0 && twice.length === 0) return { slides, repaired: [] }
  return {
    slides: normalizeSlides(slides, newId),
    repaired: [...new Set([...broken, ...twice])].toSorted((a, b) => a - b),
  }
}

/** Returns the numbers of the slides where the ID of the slide or of an element already occurred in the deck. */
function findRepeated(slides: readonly Slide[]): readonly number[] {
  const taken = new Set<string>()
  return slides.flatMap(({ id, text_elements: texts = [], images = [] }, index) => {
    const ids = [id, ...texts.map((text) => text.id), ...images.map((image) => image.id)]
    const before = taken.size
    for (const each of ids) taken.add(each)
    return taken.size < before + ids.length ? [index + 1] : []
  })
}
