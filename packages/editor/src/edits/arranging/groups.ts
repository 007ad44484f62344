import { groupsOf, readContent, type Slide } from '@deckloom/deck'
import { placingOf } from '../placing.ts'

type Ids = readonly string[]

/** Returns the elements selected together with this one: its outermost group; only itself if it is not in a group. */
export function groupOf(slide: Slide, elementId: string): Ids {
  return groupsWith(slide, elementId).at(-1) ?? [elementId]
}

/**
 * Returns what a press on an element selects: its outermost group, or in a group that the selection is a part of, the
 * part that the element belongs to.
 */
export function unitOf(slide: Slide, elementId: string, selected: Ids): Ids {
  const isEntered = (group: Ids) => selected.length > 0 && isPartOf(selected, group)
  return groupsWith(slide, elementId).findLast((group) => !isEntered(group)) ?? [elementId]
}

/** Returns the part of a group that an element belongs to: a group inside, or the element. */
export function partOf(slide: Slide, elementId: string, group: Ids): Ids {
  return groupsWith(slide, elementId).findLast((inner) => isPartOf(inner, group)) ?? [elementId]
}

/** Divides the elements into the whole groups that they form, and the others, each by itself. */
export function unitsOf(slide: Slide, elementIds: Ids): readonly Ids[] {
  const whole = memberLists(slide).filter((members) => isWithin(members, elementIds))
  const units = elementIds.map((id) => whole.findLast((members) => members.includes(id)) ?? [id])
  return [...new Set(units)]
}

/** Returns the members of the innermost group that the elements are a part of; undefined if there is none. */
export function groupAround(slide: Slide, elementIds: Ids): Ids | undefined {
  if (elementIds.length === 0) return undefined
  return memberLists(slide).find((members) => isPartOf(elementIds, members))
}

/** Filters the elements to those that can be grouped. */
export function groupable(slide: Slide, elementIds: Ids): Ids {
  return elementIds.filter((id) => placingOf(slide, id) !== undefined)
}

/** The members of every group, inner ones first. */
function memberLists(slide: Slide): readonly Ids[] {
  return groupsOf(readContent(slide)).map(({ members }) => members)
}

/** The groups around an element, inner ones first. */
function groupsWith(slide: Slide, elementId: string): readonly Ids[] {
  return memberLists(slide).filter((members) => members.includes(elementId))
}

/** Whether all of some elements are among others. */
export function isWithin(some: Ids, others: Ids): boolean {
  return some.every((id) => others.includes(id))
}

function isPartOf(some: Ids, whole: Ids): boolean {
  return some.length < whole.length && isWithin(some, whole)
}
