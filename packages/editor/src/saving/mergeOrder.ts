import { sameJson } from '../document/sameJson.ts'

export interface Orders {
  readonly base: readonly string[]
  readonly local: readonly string[]
  readonly server: readonly string[]
}

/**
 * Returns the order of the side that reordered, or the local one if both did. IDs missing there follow the neighbor
 * they have on the other side.
 */
export function mergeOrder({ base, local, server }: Orders): readonly string[] {
  const keepShared = (order: readonly string[], others: readonly string[]) =>
    order.filter((id) => base.includes(id) && others.includes(id))
  const reorderedHere = !sameJson(keepShared(local, base), keepShared(base, local))
  return reorderedHere ? withMissing(local, server) : withMissing(server, local)
}

function withMissing(order: readonly string[], other: readonly string[]): readonly string[] {
  const result = [...order]
  for (const [index, id] of other.entries()) {
    if (result.includes(id)) continue
    const before = other[index - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
  }
  return result
}
