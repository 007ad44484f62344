import { type Box, page } from '@deckloom/deck'

/** A line that the box was drawn to. */
export interface Guide {
  /** `x` is a vertical line at that x, `y` a horizontal one. */
  readonly axis: 'x' | 'y'
  readonly at: number
  /** Whether the line is the middle of the page. */
  readonly pageCentre: boolean
}

export interface Snapped {
  readonly box: Box
  readonly guides: readonly Guide[]
}

/** Lines to snap to, built once a gesture. */
export interface SnapLines {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** Units within which a box is drawn to a line. */
export const snapThreshold = 6

export type SnapEdge = 'start' | 'middle' | 'end'
const allEdges = ['start', 'middle', 'end'] as const

/** Edges and centres of the page and of the other boxes on it. */
export function snapLines(others: readonly Box[]): SnapLines {
  const boxes = [{ x: 0, y: 0, ...page }, ...others]
  return {
    x: sorted(boxes.flatMap(({ x, width }) => [x, x + width / 2, x + width])),
    y: sorted(boxes.flatMap(({ y, height }) => [y, y + height / 2, y + height])),
  }
}

/** Moves the box to the nearest line in reach on each axis. */
export function snapBox(box: Box, lines: SnapLines, threshold = snapThreshold): Snapped {
  const across = snapSpan({
    start: box.x,
    size: box.width,
    lines: lines.x,
    edges: allEdges,
    threshold,
  })
  const down = snapSpan({
    start: box.y,
    size: box.height,
    lines: lines.y,
    edges: allEdges,
    threshold,
  })
  return {
    box: { ...box, x: box.x + (across?.by ?? 0), y: box.y + (down?.by ?? 0) },
    guides: [
      ...(across ? [guide('x', across.line)] : []),
      ...(down ? [guide('y', down.line)] : []),
    ],
  }
}

export interface SnapSpan {
  readonly start: number
  readonly size: number
  readonly lines: readonly number[]
  /** The parts of the box that may snap: all when it moves, one edge when it is resized. */
  readonly edges: readonly SnapEdge[]
  readonly threshold?: number
}

/** How far to move on one axis, and the line that asks for it. */
export function snapSpan(
  span: SnapSpan,
): { readonly by: number; readonly line: number } | undefined {
  let best: { by: number; line: number } | undefined
  const reach = span.threshold ?? snapThreshold
  for (const edge of span.edges) {
    const at = span.start + span.size * share[edge]
    const line = nearest(span.lines, at)
    if (line === undefined || Math.abs(line - at) > reach) continue
    if (!best || Math.abs(line - at) < Math.abs(best.by)) best = { by: line - at, line }
  }
  return best
}

export function guide(axis: 'x' | 'y', at: number): Guide {
  return { axis, at, pageCentre: at === (axis === 'x' ? page.width : page.height) / 2 }
}

function sorted(lines: readonly number[]): readonly number[] {
  return [...new Set(lines)].toSorted((a, b) => a - b)
}

const share = { start: 0, middle: 0.5, end: 1 } as const

function nearest(ascending: readonly number[], value: number): number | undefined {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  const above = ascending[low]
  const below = ascending[low - 1]
  if (above === undefined || below === undefined) return above ?? below
  return value - below <= above - value ? below : above
}
