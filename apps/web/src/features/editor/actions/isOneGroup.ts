import type { Slide } from '@deckloom/deck'
import { groupOf } from '@deckloom/editor'

/** Returns whether the elements are exactly one whole group. */
export function isOneGroup(slide: Slide, ids: readonly string[]): boolean {
  const [first] = ids
  if (first === undefined || ids.length < 2) return false
  const members = groupOf(slide, first)
  return members.length === ids.length && ids.every((id) => members.includes(id))
}
