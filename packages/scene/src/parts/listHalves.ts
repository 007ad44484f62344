import type { ListItem } from '../listItems.ts'

export interface ListHalf {
  /** From a bullet that ends with a colon. */
  readonly head?: ListItem
  readonly items: readonly ListItem[]
}

/** Divides the bullets into two columns: at their second heading if there is one, or else where the text is halved. */
export function listHalves(items: readonly ListItem[]): readonly [ListHalf, ListHalf] {
  const heads = items.flatMap((item, index) => (isHeading(item) ? [index] : []))
  const [, second] = heads
  const at = second ?? middleOf(items)
  return [halfOf(items.slice(0, at)), halfOf(items.slice(at))]
}

/** Number of characters that the space around an item counts for. */
const itemAir = 40

/** Returns the index that divides the text most evenly; of two, the later. */
function middleOf(items: readonly ListItem[]): number {
  const weights = items.map(({ text }) => text.length + itemAir)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let [at, least, passed] = [1, Infinity, 0]
  for (const [index, weight] of weights.slice(0, -1).entries()) {
    passed += weight
    const difference = Math.abs(total - passed * 2)
    if (difference <= least) [at, least] = [index + 1, difference]
  }
  return at
}

function isHeading({ text }: ListItem): boolean {
  return text.endsWith(':')
}

function halfOf(items: readonly ListItem[]): ListHalf {
  const [first, ...rest] = items
  return first && isHeading(first)
    ? { head: { ...first, text: first.text.slice(0, -1).trim() }, items: rest }
    : { items }
}
