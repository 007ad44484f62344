import type { SlideContent } from '@deckloom/deck'

/** Ids of the elements that a person grouped, a list for each group of two or more. */
export function elementGroups(slide: SlideContent): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const { id, group } of [...slide.visuals, ...slide.texts]) {
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return [...groups.values()].filter((ids) => ids.length > 1)
}
