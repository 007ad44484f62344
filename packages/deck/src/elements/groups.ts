import type { SlideContent } from './slideContent.ts'

/** A group of two or more elements of a slide. */
export interface ElementGroup {
  readonly id: string
  /** IDs of all its elements, those of the groups inside included. */
  readonly members: readonly string[]
}

/** Returns the IDs of the groups around an element, from the outermost in. */
export function groupPath(group: string | undefined): readonly string[] {
  return group === undefined ? [] : group.split('/')
}

/**
 * Returns the groups of a slide, inner ones before those around them. A group is told by its whole path, so that groups
 * always nest, whatever is stored. One of a single element, or of nothing but another group, is none.
 */
export function groupsOf({
  visuals,
  texts,
}: Pick<SlideContent, 'visuals' | 'texts'>): readonly ElementGroup[] {
  const groups = new Map<string, { id: string; level: number; members: string[] }>()
  for (const element of [...visuals, ...texts]) {
    let path = ''
    for (const [level, id] of groupPath(element.group).entries()) {
      path += `/${id}`
      const group = groups.get(path) ?? { id, level, members: [] }
      group.members.push(element.id)
      groups.set(path, group)
    }
  }
  const inner = [...groups.values()].toSorted((one, other) => other.level - one.level)
  return realGroups(inner.map(({ id, members }) => ({ id, members })))
}

/** Filters out groups of a single element, and those that have the members of one before. */
export function realGroups(groups: readonly ElementGroup[]): readonly ElementGroup[] {
  return groups.filter(
    ({ members }, index) =>
      members.length > 1 &&
      !groups.slice(0, index).some((before) => hasSameMembers(before.members, members)),
  )
}

function hasSameMembers(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id))
}
