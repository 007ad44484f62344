import { newSlide } from '../newSlide.ts'
import type { Slide } from '../slide.ts'
import { normaliseSlides } from '../slideInput.ts'
import { repairSlide } from './repairSlide.ts'

export interface RepairedSlides {
  readonly slides: readonly Slide[]
  /** Numbers of the slides that were not as they should be, from 1. */
  readonly repaired: readonly number[]
}

/**
 * Slides as they were stored, made fit for this version: what another version or a hand wrote that the schema does not
 * know is corrected or left out, part by part, and said. No slide is dropped; sound slides stay the same objects.
 */
export function repairSlides(stored: unknown, newId: () => string): RepairedSlides {
  const given: readonly unknown[] = Array.isArray(stored) ? stored : []
  const results = given.map((slide) => repairSlide(slide, newId))
  const slides = results.map(({ slide }) => slide)
  const broken = results.flatMap(({ sound }, index) => (sound ? [] : [index + 1]))
  const twice = repeated(slides)
  if (given.length === 0) return { slides: [newSlide(newId(), 1)], repaired: [1] }
  if (broken.length === 0 && twice.length === 0) return { slides, repaired: [] }
  return {
    slides: normaliseSlides(slides, newId),
    repaired: [...new Set([...broken, ...twice])].toSorted((a, b) => a - b),
  }
}

/** Slides with an id of their own or of an element that came before in the deck. */
function repeated(slides: readonly Slide[]): readonly number[] {
  const taken = new Set<string>()
  return slides.flatMap(({ id, text_elements: texts = [], images = [] }, index) => {
    const ids = [id, ...texts.map((text) => text.id), ...images.map((image) => image.id)]
    const before = taken.size
    for (const each of ids) taken.add(each)
    return taken.size < before + ids.length ? [index + 1] : []
  })
}
