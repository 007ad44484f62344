import type { PlannedSlide } from './plannedSlide.ts'

/**
 * Makes all titles unique. A slide whose title is taken uses one of its alternatives, then its eyebrow, then `more`, a
 * template with '{title}'.
 */
export function withUniqueTitles(
  slides: readonly PlannedSlide[],
  more: string,
): readonly PlannedSlide[] {
  const seen = new Set<string>()
  return slides.map((slide) => {
    const title = freeTitle(slide, seen, more)
    seen.add(title.toLowerCase())
    return title === slide.title ? slide : retitle(slide, title)
  })
}

function freeTitle(slide: PlannedSlide, seen: ReadonlySet<string>, more: string): string {
  const prefixed =
    slide.eyebrow === undefined || slide.role === 'section'
      ? []
      : [`${slide.eyebrow}: ${slide.title}`]
  const free = [slide.title, ...(slide.otherTitles ?? []), ...prefixed].find(
    (title) => !seen.has(title.toLowerCase()),
  )
  let title = free ?? slide.title
  while (seen.has(title.toLowerCase())) title = more.replace('{title}', () => title)
  return title
}

/** A point that became the title is not repeated. */
function retitle(slide: PlannedSlide, title: string): PlannedSlide {
  const points = slide.points.filter((point) => point !== title)
  return { ...slide, title, points: points.length >= 2 ? points : slide.points }
}
