import type { SlideContent } from '@deckloom/deck'

/** Returns the IDs of the elements that the user grouped, one list per group of two or more. */
export function elementGroups(slide: SlideContent): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const { id, group } of [...slide.visuals, ...slide.texts]) {
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return [...groups.values()].filter((ids) => ids.length > 1)
}
