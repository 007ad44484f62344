import type { Slide } from '@deckloom/deck'
import { groupOf, partOf } from './groups.ts'
import { layout, type StackItem } from './stack.ts'

type Stack = readonly StackItem[]

/**
 * Divides a part of the z-order, back to front, into what moves as one: elements, and groups with the place of their
 * frontmost element. `around` are the members of the group that it is the inside of; without, it is the slide.
 */
export function partsIn(slide: Slide, stack: Stack, around?: readonly string[]): readonly Stack[] {
  const parts = new Map<string, StackItem[]>()
  for (const item of stack.toReversed()) {
    const key = membersOf(slide, item, around)?.join(' ') ?? ''
    const part = parts.get(key) ?? []
    part.unshift(item)
    parts.set(key, part)
  }
  return [...parts.values()].toReversed()
}

/** Brings the elements of every group together, behind the frontmost of them. */
export function gatherGroups(slide: Slide, stack: Stack, around?: readonly string[]): Stack {
  return partsIn(slide, stack, around).flatMap((part) => {
    const [item = layout, ...others] = part
    return others.length === 0 ? [item] : gatherGroups(slide, part, membersOf(slide, item, around))
  })
}

function membersOf(slide: Slide, item: StackItem, around: readonly string[] | undefined) {
  if (item === layout) return undefined
  return around ? partOf(slide, item, around) : groupOf(slide, item)
}
