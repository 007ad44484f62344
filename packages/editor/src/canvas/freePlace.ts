import { type Box, page } from '@deckloom/deck'
import type { Size } from './resizeBox.ts'

const step = 20
const margin = 40
/** Clearance kept around the other boxes. */
const air = 24

/** Finds the position where a box of this size covers the others least; ties go to the one nearest the page center. */
export function freePlace(
  { width, height }: Size,
  others: readonly Box[],
): { readonly x: number; readonly y: number } {
  const middle = { x: (page.width - width) / 2, y: (page.height - height) / 2 }
  let best = { ...middle, cost: sumCovered({ ...middle, width, height }, others) }
  for (const y of places(page.height - height)) {
    for (const x of places(page.width - width)) {
      // Distance from the center counts as a small overlap, so a sliver of overlap does not push the box far away.
      const distance = Math.hypot(x - middle.x, y - middle.y)
      const cost = sumCovered({ x, y, width, height }, others) + distance
      if (cost < best.cost) best = { x, y, cost }
    }
  }
  return { x: best.x, y: best.y }
}

function places(last: number): readonly number[] {
  const inset = Math.min(margin, last / 2)
  const count = Math.floor((last - inset * 2) / step)
  return Array.from({ length: count + 1 }, (_, index) => inset + index * step)
}

function sumCovered(box: Box, others: readonly Box[]): number {
  return others.reduce((area, other) => area + measureShared(box, other), 0)
}

function measureShared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width + air) - Math.max(a.x, b.x - air)
  const down = Math.min(a.y + a.height, b.y + b.height + air) - Math.max(a.y, b.y - air)
  return Math.max(0, across) * Math.max(0, down)
}
