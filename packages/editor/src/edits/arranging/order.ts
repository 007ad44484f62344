import type { Slide } from '@deckloom/deck'
import { gatherGroups, partsIn } from './gatherGroups.ts'
import { groupAround } from './groups.ts'
import { isOrderable, layout, numberStack, type StackItem, stackOf } from './stack.ts'

export const orderMoves = ['front', 'forward', 'backward', 'back'] as const
export type OrderMove = (typeof orderMoves)[number]

/**
 * Moves the elements in the slide's z-order, by one step or all the way, keeping their order relative to each other.
 * Groups move, and are passed, as one; a part of a group moves within it. What the layout paints counts as a single
 * item that never moves itself.
 */
export function withOrder(slide: Slide, elementIds: readonly string[], move: OrderMove): Slide {
  const moving = new Set<StackItem>(elementIds.filter((id) => isOrderable(slide, id)))
  if (moving.size === 0) return slide
  const stack = gatherGroups(slide, stackOf(slide))
  const around = groupAround(slide, elementIds)
  const isAround = (item: StackItem) => !around || (item !== layout && around.includes(item))
  const parts = partsIn(slide, stack.filter(isAround), around)
  const movingParts = new Set(parts.filter((part) => part.some((item) => moving.has(item))))
  const moved = moveItems(parts, movingParts, move).flat()
  // The others keep their places.
  let next = 0
  return numberStack(
    slide,
    stack.map((item) => (isAround(item) ? (moved[next++] ?? item) : item)),
  )
}

function moveItems<Item>(
  stack: readonly Item[],
  moving: ReadonlySet<Item>,
  move: OrderMove,
): readonly Item[] {
  const mine = stack.filter((item) => moving.has(item))
  const others = stack.filter((item) => !moving.has(item))
  switch (move) {
    case 'front':
      return [...others, ...mine]
    case 'back':
      return [...mine, ...others]
    case 'forward':
      return stepItems(stack.toReversed(), moving).toReversed()
    case 'backward':
      return stepItems(stack, moving)
  }
}

/** Swaps each moving item with the one before it, unless that one moves too. */
function stepItems<Item>(stack: readonly Item[], moving: ReadonlySet<Item>): Item[] {
  const next = [...stack]
  for (const [index, item] of next.entries()) {
    const before = next[index - 1]
    if (before === undefined || !moving.has(item) || moving.has(before)) continue
    next[index - 1] = item
    next[index] = before
  }
  return next
}
