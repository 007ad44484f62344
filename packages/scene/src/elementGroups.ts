import { type Slide, visualsOf } from '@deckloom/deck'

/** Ids of the elements that a person grouped, a list for each group of two or more. */
export function elementGroups(slide: Slide): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const { id, group } of [...visualsOf(slide), ...(slide.text_elements ?? [])]) {
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return [...groups.values()].filter((ids) => ids.length > 1)
}
