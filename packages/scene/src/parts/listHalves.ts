import type { ListItem } from '../stage.ts'

export interface ListHalf {
  /** From a bullet that ends with a colon. */
  readonly head?: ListItem
  readonly items: readonly ListItem[]
}

/** The bullets as two columns: at their second heading where they have two, else in equal halves. */
export function listHalves(items: readonly ListItem[]): readonly [ListHalf, ListHalf] {
  const heads = items.flatMap((item, index) => (isHeading(item) ? [index] : []))
  const [, second] = heads
  const at = second ?? Math.ceil(items.length / 2)
  return [halfOf(items.slice(0, at)), halfOf(items.slice(at))]
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
