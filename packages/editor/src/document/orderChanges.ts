/**
 * Returns new positions that put `ids` into the given order, for as few of them as possible: the longest run already in
 * order stays untouched, so a move is a single write.
 *
 * @param present position of each ID that has one
 */
export function orderChanges(
  present: ReadonlyMap<string, number>,
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const kept = longestAscending(ids, present)
  const changes = new Map<string, number>()
  let below: number | undefined
  let waiting: string[] = []
  for (const id of ids) {
    const position = kept.has(id) ? present.get(id) : undefined
    if (position === undefined) {
      waiting.push(id)
      continue
    }
    place(waiting, { below, above: position }, changes)
    below = position
    waiting = []
  }
  place(waiting, { below, above: undefined }, changes)
  return isTooDense(changes, present) ? renumber(ids) : changes
}

interface Gap {
  readonly below: number | undefined
  readonly above: number | undefined
}

function place(ids: readonly string[], { below, above }: Gap, changes: Map<string, number>) {
  const floor = below ?? (above ?? 1) - ids.length - 1
  const step = above === undefined ? 1 : (above - floor) / (ids.length + 1)
  for (const [index, id] of ids.entries()) changes.set(id, floor + step * (index + 1))
}

// Halving the same gap over and over exhausts the precision after some fifty moves; then everything is renumbered.
function isTooDense(changes: ReadonlyMap<string, number>, present: ReadonlyMap<string, number>) {
  const positions = [...new Map([...present, ...changes]).values()].toSorted((a, b) => a - b)
  return positions.some((position, index) => {
    const next = positions[index + 1]
    return next !== undefined && next - position < 1e-9
  })
}

function renumber(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, index) => [id, index + 1]))
}

function longestAscending(
  ids: readonly string[],
  present: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  interface Chain {
    readonly id: string
    readonly position: number
    readonly length: number
    readonly before: Chain | undefined
  }
  const chains: Chain[] = []
  for (const id of ids) {
    const position = present.get(id)
    if (position === undefined) continue
    const before = longest(chains.filter((chain) => chain.position < position))
    chains.push({ id, position, length: (before?.length ?? 0) + 1, before })
  }
  const kept = new Set<string>()
  for (let chain = longest(chains); chain; chain = chain.before) kept.add(chain.id)
  return kept

  function longest(candidates: readonly Chain[]): Chain | undefined {
    let best: Chain | undefined
    for (const chain of candidates) if (!best || chain.length > best.length) best = chain
    return best
  }
}
