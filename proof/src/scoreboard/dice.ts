import { seededRandom } from '@deckloom/text/testing'

/** A pseudorandom number generator: the same sequence for the same seed. */
export interface Dice {
  /** From 0 inclusive to 1 exclusive. */
  readonly roll: () => number
  /** An integer, both ends inclusive. */
  readonly between: (least: number, most: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly some: <Item>(items: readonly Item[], count: number) => readonly Item[]
  readonly chance: (share: number) => boolean
}

export function diceFor(seed: number): Dice {
  const roll = seededRandom(Math.imul(seed + 1, 2_654_435_761))
  const between = (least: number, most: number): number =>
    least + Math.floor(roll() * (most - least + 1))
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }
  return {
    roll,
    between,
    pick,
    some: (items, count) => Array.from({ length: count }, () => pick(items)),
    chance: (share) => roll() < share,
  }
}
