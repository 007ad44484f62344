import { deckLimits, legacyPictureId, ownVisuals, readContent, type Slide } from '@deckloom/deck'
import { findElement, hasSlot } from '../elements.ts'
import { withPlacing } from '../placing.ts'

/** Represents everything the layout paints: the title, the bullets and the pictures in its slots. */
export const layout = Symbol('layout')
/** The ID of an element with a place of its own in the z-order, or the layout. */
export type StackItem = string | typeof layout

/** Whether the user can change the element's position in the z-order. */
export function isOrderable(slide: Slide, elementId: string): boolean {
  const element = findElement(slide, elementId)
  if (element?.kind === 'text') return true
  if (element?.kind !== 'visual' || elementId === legacyPictureId) return false
  return element.visual.position !== undefined || !hasSlot(element.visual)
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

/** Returns what can be ordered on a slide, back to front. */
export function stackOf(slide: Slide): readonly StackItem[] {
  const free = freeElements(slide).toSorted((one, other) => (one.z ?? 0) - (other.z ?? 0))
  const idsOf = (list: typeof free): readonly string[] => list.map(({ id }) => id)
  return [
    ...idsOf(free.filter(({ z = 0 }) => z < 0)),
    layout,
    ...idsOf(free.filter(({ z = 0 }) => z >= 0)),
  ]
}

/** Stores an order, back to front. */
export function numberStack(slide: Slide, stack: readonly StackItem[]): Slide {
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
