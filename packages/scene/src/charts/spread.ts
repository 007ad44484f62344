interface Row {
  /** Preferred start. */
  readonly at: number
  readonly size: number
}

/**
 * Returns the starts of rows that must not overlap and must stay between two limits: in the order of their preferred
 * starts, each as close to its own as the others allow. Undefined if they do not fit.
 */
export function spread(
  rows: readonly Row[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] | undefined {
  const needed = rows.reduce((sum, { size }) => sum + size, 0)
  if (needed > to - from + 0.01) return undefined
  const order = rows
    .map((row, index) => ({ ...row, index }))
    .toSorted((one, other) => one.at + one.size / 2 - other.at - other.size / 2)
  // Pushes rows down below their predecessors, then up above their successors.
  const places: number[] = []
  let least = from
  for (const [place, { at, size }] of order.entries()) {
    places[place] = Math.max(at, least)
    least = (places[place] ?? 0) + size
  }
  let most = to
  for (const [place, { size }] of [...order.entries()].toReversed()) {
    places[place] = Math.min(places[place] ?? 0, most - size)
    most = places[place] ?? 0
  }
  const result = rows.map(() => from)
  for (const [place, { index }] of order.entries()) result[index] = places[place] ?? from
  return result
}
