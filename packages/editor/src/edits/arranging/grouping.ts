import {
  deckLimits,
  type ElementGroup,
  groupsOf,
  readContent,
  realGroups,
  type Slide,
} from '@deckloom/deck'
import { placingOf, withPlacing } from '../placing.ts'
import { gatherGroups } from './gatherGroups.ts'
import { groupable, groupAround, isWithin, unitsOf } from './groups.ts'
import { numberStack, stackOf } from './stack.ts'

type Ids = readonly string[]

/**
 * Groups the elements. Whole groups among them stay, inside the new one; elements of other groups leave these. In
 * the z-order they come together, behind the frontmost of them. A slide is unchanged where groups would nest too deeply.
 */
export function withGroup(slide: Slide, elementIds: Ids, groupId: string): Slide {
  const members = groupable(slide, elementIds)
  if (unitsOf(slide, members).length < 2) return slide
  const others = groupsOf(readContent(slide)).map((group) =>
    isWithin(group.members, members) || isWithin(members, group.members)
      ? group
      : { ...group, members: group.members.filter((id) => !members.includes(id)) },
  )
  const grouped = withGroups(slide, [...others, { id: groupId, members }])
  if (grouped === slide) return slide
  const stack = stackOf(grouped)
  const gathered = gatherGroups(grouped, stack)
  return gathered.every((item, index) => item === stack[index])
    ? grouped
    : numberStack(grouped, gathered)
}

/**
 * Takes the outer layer off the groups that the elements form: groups inside them stay. Elements that form none leave
 * the group that they are a part of, with all others in it.
 */
export function withoutGroup(slide: Slide, elementIds: Ids): Slide {
  const formed = unitsOf(slide, elementIds).filter((unit) => unit.length > 1)
  const apart = formed.length > 0 ? formed : [groupAround(slide, elementIds) ?? []]
  const isApart = (members: Ids) =>
    apart.some((unit) => isWithin(unit, members) && isWithin(members, unit))
  return withGroups(
    slide,
    groupsOf(readContent(slide)).filter(({ members }) => !isApart(members)),
  )
}

/** Dissolves groups of one element, or of nothing but another group. */
export function withoutLoneGroups(slide: Slide): Slide {
  return withGroups(slide, groupsOf(readContent(slide)))
}

function withGroups(slide: Slide, groups: readonly ElementGroup[]): Slide {
  const outerFirst = realGroups(groups).toSorted(
    (one, other) => other.members.length - one.members.length,
  )
  const around = (id: string) => outerFirst.filter(({ members }) => members.includes(id))
  const isTooDeep = outerFirst.some(({ members }) =>
    members.some((id) => around(id).length > deckLimits.groupLevels),
  )
  if (isTooDeep) return slide
  return withPlacing(slide, (elementId) => {
    const path = around(elementId).map(({ id }) => id)
    const group = path.length > 0 ? path.join('/') : undefined
    return group === placingOf(slide, elementId)?.group ? {} : { group }
  })
}
