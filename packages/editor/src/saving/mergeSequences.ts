/** Three versions of the same list. */
export interface Sequences<T> {
  readonly base: readonly T[]
  readonly mine: readonly T[]
  readonly theirs: readonly T[]
}

/** A stretch where the versions agree, or where at least one side differs from the base. */
export interface Stretch<T> extends Sequences<T> {
  readonly isStable: boolean
}

// A larger table of matches would take longer than somebody who types should wait.
const largestTable = 250_000

/** Splits three versions into stretches that are the same in all of them and the ones in between. */
export function alignSequences<T>(
  { base, mine, theirs }: Sequences<T>,
  equal: (one: T, other: T) => boolean,
): readonly Stretch<T>[] {
  const toMine = matchItems(base, mine, equal)
  const toTheirs = matchItems(base, theirs, equal)
  const stretches: Stretch<T>[] = []
  const at = { base: 0, mine: 0, theirs: 0 }
  const cut = (isStable: boolean, to: typeof at) => {
    const part = {
      base: base.slice(at.base, to.base),
      mine: mine.slice(at.mine, to.mine),
      theirs: theirs.slice(at.theirs, to.theirs),
    }
    Object.assign(at, to)
    if (part.base.length + part.mine.length + part.theirs.length > 0) {
      stretches.push({ ...part, isStable })
    }
  }
  for (let index = 0; index < base.length; index++) {
    const here = toMine.get(index)
    const there = toTheirs.get(index)
    if (here === undefined || there === undefined) continue
    cut(false, { base: index, mine: here, theirs: there })
    cut(true, { base: index + 1, mine: here + 1, theirs: there + 1 })
  }
  cut(false, { base: base.length, mine: mine.length, theirs: theirs.length })
  return stretches
}

/** Returns the longest common subsequence: for positions in `from`, the position in `to`. */
export function matchItems<T>(
  from: readonly T[],
  to: readonly T[],
  equal: (one: T, other: T) => boolean,
): ReadonlyMap<number, number> {
  const matches = new Map<number, number>()
  let head = 0
  while (isEqualAt(head, head)) matches.set(head, head++)
  let tail = 0
  while (tail < Math.min(from.length, to.length) - head) {
    const [a, b] = [from.length - 1 - tail, to.length - 1 - tail]
    if (!isEqualAt(a, b)) break
    matches.set(a, b)
    tail += 1
  }
  const rows = from.length - head - tail
  const columns = to.length - head - tail
  if (rows * columns > largestTable) return matches
  for (const [row, column] of matchMiddle()) matches.set(head + row, head + column)
  return matches

  function isEqualAt(a: number, b: number): boolean {
    const [one, other] = [from[a], to[b]]
    return one !== undefined && other !== undefined && equal(one, other)
  }

  function matchMiddle(): readonly (readonly [row: number, column: number])[] {
    const width = columns + 1
    // lengths[row * width + column]: the longest match of what follows there.
    const lengths = new Uint32Array((rows + 1) * width)
    const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
    for (let row = rows - 1; row >= 0; row--) {
      for (let column = columns - 1; column >= 0; column--) {
        lengths[row * width + column] = isEqualAt(head + row, head + column)
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
      }
    }
    const found: (readonly [number, number])[] = []
    let [row, column] = [0, 0]
    while (row < rows && column < columns) {
      if (isEqualAt(head + row, head + column)) found.push([row++, column++])
      else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
      else column += 1
    }
    return found
  }
}
