/** How many slides of a deck are frames, and how many are left for content. */
export interface Frame {
  readonly hasAgenda: boolean
  readonly sections: number
  readonly content: number
}

/**
 * Returns the frames of a deck: always a cover and a closing, an agenda from 8 slides, section
 * headers from 12.
 */
export function frameFor(slideCount: number, chapters: number): Frame {
  const hasAgenda = slideCount >= 8 && chapters >= 3
  const wanted = slideCount < 12 ? 0 : slideCount < 18 ? 2 : slideCount < 22 ? 3 : 4
  const sections = chapters < 2 ? 0 : Math.min(wanted, chapters)
  return { hasAgenda, sections, content: slideCount - 2 - sections - (hasAgenda ? 1 : 0) }
}

/** Groups neighboring chapters into `count` non-empty groups of nearly equal weight. */
export function groupChapters<T>(
  chapters: readonly T[],
  count: number,
  weightOf: (chapter: T) => number,
): readonly (readonly T[])[] {
  const total = chapters.reduce((sum, chapter) => sum + weightOf(chapter), 0)
  const groups: T[][] = []
  let current: T[] = []
  let passed = 0
  chapters.forEach((chapter, index) => {
    current.push(chapter)
    passed += weightOf(chapter)
    const left = chapters.length - index - 1
    const needed = count - groups.length - 1
    const isFull = passed >= (total * (groups.length + 1)) / count - 0.001
    if (needed > 0 && (left === needed || (isFull && left > needed))) {
      groups.push(current)
      current = []
    }
  })
  return current.length > 0 ? [...groups, current] : groups
}
