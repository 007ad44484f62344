import { ownVisuals, readContent, type Slide } from '@deckloom/deck'
import { placingOf, withPlacing } from './placing.ts'

/** Returns the elements selected together with this one; only itself if it is not in a group. */
export function groupOf(slide: Slide, elementId: string): readonly string[] {
  const group = placingOf(slide, elementId)?.group
  if (group === undefined) return [elementId]
  return [...readContent(slide).texts, ...ownVisuals(slide)]
    .filter((element) => element.group === group)
    .map(({ id }) => id)
}

/** Filters the elements to those that can be grouped. */
export function groupable(slide: Slide, elementIds: readonly string[]): readonly string[] {
  return elementIds.filter((id) => placingOf(slide, id) !== undefined)
}

/** Groups the elements; members of another group leave it. */
export function withGroup(slide: Slide, elementIds: readonly string[], groupId: string): Slide {
  const members = groupable(slide, elementIds)
  if (members.length < 2) return slide
  return withoutLoneGroups(
    withPlacing(slide, (id) => (members.includes(id) ? { group: groupId } : {})),
  )
}

export function withoutGroup(slide: Slide, elementIds: readonly string[]): Slide {
  const groups = new Set(elementIds.map((id) => placingOf(slide, id)?.group))
  return withPlacing(slide, (id) => {
    const group = placingOf(slide, id)?.group
    return group !== undefined && groups.has(group) ? { group: undefined } : {}
  })
}

/** Dissolves groups of one element. */
export function withoutLoneGroups(slide: Slide): Slide {
  return withPlacing(slide, (id) =>
    placingOf(slide, id)?.group !== undefined && groupOf(slide, id).length === 1
      ? { group: undefined }
      : {},
  )
}
