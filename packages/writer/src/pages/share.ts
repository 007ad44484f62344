/** A candidate in the distribution of slides. */
export interface Claimant {
  readonly weight: number
  /** Maximum slides that it can fill. */
  readonly most: number
}

const largestPart = 0.4

/**
 * Distributes slides by largest remainder of the square root of the weight. Each claimant gets at least one and at most
 * what it can fill; none takes more than two fifths while others could fill them.
 */
export function shareSlides(claimants: readonly Claimant[], slides: number): readonly number[] {
  const shares = claimants.map(() => 1)
  const weights = claimants.map(({ weight }) => Math.sqrt(Math.max(0.01, weight)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (let left = slides - claimants.length; left > 0; left -= 1) {
    const place = neediest({
      claimants,
      shares,
      slides,
      goals: weights.map((own) => (own / total) * slides),
    })
    if (place === undefined) break
    shares[place] = (shares[place] ?? 0) + 1
  }
  return shares
}

interface Sharing {
  readonly claimants: readonly Claimant[]
  readonly shares: readonly number[]
  readonly goals: readonly number[]
  readonly slides: number
}

function neediest({ claimants, shares, goals, slides }: Sharing): number | undefined {
  const open = shares.flatMap((share, place) =>
    share < (claimants[place]?.most ?? 0) ? [place] : [],
  )
  const fair = open.filter((place) => (shares[place] ?? 0) < Math.max(2, slides * largestPart))
  const lack = (place: number): number => (goals[place] ?? 0) - (shares[place] ?? 0)
  return (fair.length > 0 ? fair : open).toSorted((a, b) => lack(b) - lack(a) || a - b)[0]
}

interface Joining<T> {
  readonly weightOf: (item: T) => number
  readonly join: (a: T, b: T) => T
}

/**
 * Weighing all pairs for each join takes quadratic time, so that longer lists are first joined in pairs. Hardly any
 * text has this many parts.
 */
const mostWeighed = 1_000

/** Joins neighbors until there are at most `count`, the lightest pair first. */
export function joinNeighbors<T>(
  items: readonly T[],
  count: number,
  { weightOf, join }: Joining<T>,
): readonly T[] {
  let joined = [...items]
  while (joined.length > Math.max(mostWeighed, count)) joined = joinPairs(joined, join)
  while (joined.length > Math.max(1, count)) {
    const sums = joined
      .slice(1)
      .map((item, index) => weightOf(item) + weightOf(joined[index] ?? item))
    const at = sums.indexOf(Math.min(...sums))
    const [a, b] = [joined[at], joined[at + 1]]
    if (!a || !b) break
    joined = [...joined.slice(0, at), join(a, b), ...joined.slice(at + 2)]
  }
  return joined
}

function joinPairs<T>(items: readonly T[], join: Joining<T>['join']): T[] {
  const pairs: T[] = []
  for (let at = 0; at < items.length; at += 2) {
    const [first, second] = [items[at], items[at + 1]]
    if (first !== undefined) pairs.push(second === undefined ? first : join(first, second))
  }
  return pairs
}
