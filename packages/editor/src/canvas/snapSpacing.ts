import type { Box } from '@deckloom/deck'

/** A gap as wide as another, spanning `from` to `to` along the axis; `at` is its position across the axis. */
export interface SpacingBar {
  readonly axis: 'x' | 'y'
  readonly from: number
  readonly to: number
  readonly at: number
}

export interface Spacing {
  /** How far to move along the axis. */
  readonly by: number
  /** Start and end of each equal gap, for the bars that show it. */
  readonly gaps: readonly (readonly [from: number, to: number])[]
  /** Cross-axis position of the bars. */
  readonly at: number
}

const axes = {
  x: { start: 'x', size: 'width', crossStart: 'y', crossSize: 'height' },
  y: { start: 'y', size: 'height', crossStart: 'x', crossSize: 'width' },
} as const

/**
 * Finds the nearest position along an axis where the gaps to the neighbors are equal: between two of them, or before or
 * after a pair at the same gap they have. Only boxes in the same row (or column) are neighbors.
 */
export function snapSpacing(
  box: Box,
  others: readonly Box[],
  { axis, reach }: { readonly axis: 'x' | 'y'; readonly reach: number },
): Spacing | undefined {
  const { start, size, crossStart, crossSize } = axes[axis]
  const row = others
    .filter(
      (other) =>
        other[crossStart] < box[crossStart] + box[crossSize] &&
        box[crossStart] < other[crossStart] + other[crossSize],
    )
    .map((other): Span => ({ start: other[start], end: other[start] + other[size] }))
    .toSorted((a, b) => a.start - b.start)
  const at = box[crossStart] + box[crossSize] / 2
  let best: Spacing | undefined
  for (const { to, gaps } of places(row, box[size])) {
    const by = to - box[start]
    if (Math.abs(by) > reach || (best && Math.abs(best.by) <= Math.abs(by))) continue
    best = { by, gaps, at }
  }
  return best
}

interface Span {
  readonly start: number
  readonly end: number
}

interface Place {
  readonly to: number
  readonly gaps: Spacing['gaps']
}

function places(row: readonly Span[], size: number): readonly Place[] {
  return row.slice(1).flatMap((right, index): readonly Place[] => {
    const left = row[index]
    if (!left || right.start <= left.end) return []
    const gap = right.start - left.end
    return [...between(left, right, size), ...beside(left, right, { size, gap })]
  })
}

function between(left: Span, right: Span, size: number): readonly Place[] {
  const air = (right.start - left.end - size) / 2
  if (air <= 0) return []
  const to = left.end + air
  return [
    {
      to,
      gaps: [
        [left.end, to],
        [to + size, right.start],
      ],
    },
  ]
}

function beside(
  left: Span,
  right: Span,
  { size, gap }: { readonly size: number; readonly gap: number },
): readonly Place[] {
  const own = [left.end, right.start] as const
  return [
    { to: right.end + gap, gaps: [own, [right.end, right.end + gap]] },
    { to: left.start - gap - size, gaps: [[left.start - gap, left.start], own] },
  ]
}
