import { fill } from '../language/fill.ts'
import type { Phrases } from '../wording/phrases.ts'
import type { PlannedSlide } from './plannedSlide.ts'

/** No title twice: a slide whose title is taken uses another of its own, then its eyebrow, then says it goes on. */
export function withUniqueTitles(
  slides: readonly PlannedSlide[],
  phrases: Phrases,
): readonly PlannedSlide[] {
  const seen = new Set<string>()
  return slides.map((slide) => {
    const title = freeTitle(slide, seen, phrases)
    seen.add(title.toLowerCase())
    return title === slide.title ? slide : retitled(slide, title)
  })
}

function freeTitle(slide: PlannedSlide, seen: ReadonlySet<string>, phrases: Phrases): string {
  const prefixed =
    slide.eyebrow === undefined || slide.role === 'section'
      ? []
      : [`${slide.eyebrow}: ${slide.title}`]
  const free = [slide.title, ...(slide.otherTitles ?? []), ...prefixed].find(
    (title) => !seen.has(title.toLowerCase()),
  )
  let title = free ?? slide.title
  while (seen.has(title.toLowerCase())) title = fill(phrases.continued, title)
  return title
}

/** A point that became the title is not said twice. */
function retitled(slide: PlannedSlide, title: string): PlannedSlide {
  const points = slide.points.filter((point) => point !== title)
  return { ...slide, title, points: points.length >= 2 ? points : slide.points }
}
