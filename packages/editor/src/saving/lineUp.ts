import { sameJson } from '../document/sameJson.ts'
import type { Sides } from './mergeFields.ts'
import { mergeOrder } from './mergeOrder.ts'
import { matchItems } from './mergeSequences.ts'

/** Positions in the base, each with the position of the same item on one side. */
export type Pairs = ReadonlyMap<number, number>

/** Where an item of the merged list is in the three versions. */
export type Spot = Partial<Sides<number>>

/** Finds equal items, and between them those in the same place, if there are as many, or else similar ones. */
export function pairItems<Item>(
  base: readonly Item[],
  side: readonly Item[],
  isSimilar: (one: Item, other: Item) => boolean,
): Pairs {
  const pairs = new Map<number, number>()
  let from = { base: 0, side: 0 }
  const ends = [...matchItems(base, side, sameJson), [base.length, side.length] as const]
  for (const [baseEnd, sideEnd] of ends) {
    const before = base.slice(from.base, baseEnd)
    const after = side.slice(from.side, sideEnd)
    const between =
      before.length === after.length
        ? before.map((_, index) => [index, index] as const)
        : matchItems(before, after, isSimilar)
    for (const [one, other] of between) pairs.set(from.base + one, from.side + other)
    if (baseEnd < base.length) pairs.set(baseEnd, sideEnd)
    from = { base: baseEnd + 1, side: sideEnd + 1 }
  }
  return pairs
}

interface LinedUp {
  /** The number of items in the three versions. */
  readonly counts: Sides<number>
  readonly pairs: { readonly mine: Pairs; readonly theirs: Pairs }
  /** Whether a side changed an item of the base: then it stays, though the other side deleted it. */
  readonly isChanged: (side: 'mine' | 'theirs', index: number) => boolean
}

/** The items of a merged list that have no IDs, such as rows: new ones of both sides, and those that neither deleted. */
export function lineUp({ counts, pairs, isChanged }: LinedUp): readonly Spot[] {
  const spots = new Map<string, Spot>()
  for (let base = 0; base < counts.base; base += 1) {
    const mine = pairs.mine.get(base)
    const theirs = pairs.theirs.get(base)
    const isKept =
      mine === undefined
        ? theirs !== undefined && isChanged('theirs', base)
        : theirs !== undefined || isChanged('mine', base)
    if (isKept)
      spots.set(idOf(base), {
        base,
        ...(mine !== undefined && { mine }),
        ...(theirs !== undefined && { theirs }),
      })
  }
  const idsOf = (side: 'mine' | 'theirs') => {
    const ids = Array.from({ length: counts[side] }, (_, index) => `${side} ${index}`)
    const isNew = ids.map(() => true)
    for (const [base, index] of pairs[side]) {
      ids[index] = idOf(base)
      isNew[index] = false
    }
    for (const [index, id] of ids.entries()) if (isNew[index]) spots.set(id, { [side]: index })
    return ids
  }
  const base = Array.from({ length: counts.base }, (_, index) => idOf(index))
  const order = mergeOrder({ base, local: idsOf('mine'), server: idsOf('theirs') })
  return order.flatMap((id) => spots.get(id) ?? [])
}

function idOf(index: number): string {
  return `base ${index}`
}

/** The position that is emphasized after the merge: the same item, wherever it went. */
export function mergeEmphasis(
  { base, mine, theirs }: Sides<number | undefined>,
  spots: readonly Spot[],
): number | undefined {
  const [side, chosen] = mine === base ? (['theirs', theirs] as const) : (['mine', mine] as const)
  const index = chosen === undefined ? -1 : spots.findIndex((spot) => spot[side] === chosen)
  return index < 0 ? undefined : index
}
