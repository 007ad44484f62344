/** Maximum width of the columns that share the rest, as a multiple of an equal share. */
const most = 2

/** Gives columns that need less than an equal share what they need; the wider ones share the rest. */
export function fairWidths(natural: readonly number[], width: number): readonly number[] {
  let room = width
  let open = natural.length
  const widths = natural.map((needed) => ({ needed, own: 0 }))
  for (const column of widths.toSorted((a, b) => a.needed - b.needed)) {
    if (column.needed > room / open) break
    column.own = column.needed
    room -= column.needed
    open -= 1
  }
  if (open === 0) return natural.map((needed) => (needed * width) / (width - room))
  const weights = widths.map(({ needed, own }) =>
    own > 0 ? 0 : Math.min(needed, (room / open) * most),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return widths.map(({ own }, index) => (own > 0 ? own : ((weights[index] ?? 0) * room) / sum))
}

/** Least width of a column in page units: some letters between the spaces beside them. */
export const leastColumn = 48

/** Divides the width by the columns' shares, but gives each as much as some letters take. */
export function sharedWidths(shares: readonly number[], width: number): readonly number[] {
  const least = Math.min(leastColumn, width / shares.length)
  const narrow = new Set<number>()
  for (;;) {
    const room = width - narrow.size * least
    const open = shares.reduce((sum, share, index) => sum + (narrow.has(index) ? 0 : share), 0)
    const widths = shares.map((share, index) => (narrow.has(index) ? least : (share * room) / open))
    const next = widths.findIndex((own, index) => own < least && !narrow.has(index))
    if (next < 0) return widths
    narrow.add(next)
  }
}
