import { deckLimits, legacyPictureId, ownVisuals, readContent, type Slide } from '@deckloom/deck'
import { findElement, hasSlot } from './elements.ts'
import { withPlacing } from './placing.ts'

export const orderMoves = ['front', 'forward', 'backward', 'back'] as const
export type OrderMove = (typeof orderMoves)[number]

/** Represents everything the layout paints: the title, the bullets and the pictures in its slots. */
const layout = Symbol('layout')
type Item = string | typeof layout

/** Whether the user can change the element's position in the z-order. */
export function isOrderable(slide: Slide, elementId: string): boolean {
  const element = findElement(slide, elementId)
  if (element?.kind === 'text') return true
  if (element?.kind !== 'visual' || elementId === legacyPictureId) return false
  return element.visual.position !== undefined || !hasSlot(element.visual)
}

/**
 * Moves the elements in the slide's z-order, by one step or all the way, keeping their order relative to each other.
 * What the layout paints counts as a single item that never moves itself.
 */
export function withOrder(slide: Slide, elementIds: readonly string[], move: OrderMove): Slide {
  const moving = new Set<Item>(elementIds.filter((id) => isOrderable(slide, id)))
  if (moving.size === 0) return slide
  return numberStack(slide, moveItems(stackOf(slide), moving, move))
}

/** Returns the z-index that puts a new element above all others; undefined if no element has one above 0. */
export function topOrder(slide: Slide): number | undefined {
  const numbers = freeElements(slide).flatMap(({ z = 0 }) => (z > 0 ? [z] : []))
  if (numbers.length === 0) return undefined
  return Math.min(deckLimits.order.highest, Math.max(...numbers) + 1)
}

function freeElements(slide: Slide): readonly { readonly id: string; readonly z?: number }[] {
  return [...ownVisuals(slide), ...readContent(slide).texts]
    .filter(({ id }) => isOrderable(slide, id))
    .map(({ id, z }) => ({ id, ...(z !== undefined && { z }) }))
}

/** Back to front. */
function stackOf(slide: Slide): readonly Item[] {
  const free = freeElements(slide).toSorted((one, other) => (one.z ?? 0) - (other.z ?? 0))
  const idsOf = (list: typeof free): readonly string[] => list.map(({ id }) => id)
  return [
    ...idsOf(free.filter(({ z = 0 }) => z < 0)),
    layout,
    ...idsOf(free.filter(({ z = 0 }) => z >= 0)),
  ]
}

function moveItems(
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
function stepItems(stack: readonly Item[], moving: ReadonlySet<Item>): Item[] {
  const next = [...stack]
  for (const [index, item] of next.entries()) {
    const before = next[index - 1]
    if (before === undefined || !moving.has(item) || moving.has(before)) continue
    next[index - 1] = item
    next[index] = before
  }
  return next
}

function numberStack(slide: Slide, stack: readonly Item[]): Slide {
  const floor = stack.indexOf(layout)
  const above = stack.slice(floor + 1)
  const natural = freeElements(slide).filter(({ id }) => above.includes(id))
  // If the order is the slide's natural order, nothing needs to be stored.
  const plain = natural.every(({ id }, index) => above[index] === id)
  return withPlacing(slide, (id) => {
    const place = stack.indexOf(id)
    if (place === -1) return {}
    if (place < floor) return { z: place - floor }
    return { z: plain ? undefined : place - floor }
  })
}
