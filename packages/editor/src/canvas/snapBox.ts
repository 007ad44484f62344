import { type Box, page } from '@deckloom/deck'
import { snapSpacing, type Spacing, type SpacingBar } from './snapSpacing.ts'

/** A guide line the box snapped to. */
export interface Guide {
  /** `x` is a vertical line at that x, `y` a horizontal one at that y. */
  readonly axis: 'x' | 'y'
  readonly at: number
  /** Whether the line is the center line of the page. */
  readonly pageCenter: boolean
}

export interface Snapped {
  readonly box: Box
  readonly guides: readonly Guide[]
  /** Gaps that are now equal. */
  readonly bars: readonly SpacingBar[]
}

/** Lines to snap to, built once per gesture. */
export interface SnapLines {
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Boxes between which equal gaps are sought. */
  readonly boxes: readonly Box[]
}

/** Distance in page units within which a box snaps to a line. */
export const snapThreshold = 6

export type SnapEdge = 'start' | 'middle' | 'end'
const allEdges = ['start', 'middle', 'end'] as const

/** What boxes snap to besides each other and the page. */
export interface SnapAids {
  /** Page units between the lines of a grid that is shown. */
  readonly grid?: number | undefined
  /** Guides that somebody placed. */
  readonly guides?: readonly Pick<Guide, 'axis' | 'at'>[] | undefined
}

/** Collects the edges and centers of the page and of the other boxes on it, plus the lines of aids. */
export function snapLines(others: readonly Box[], { grid, guides = [] }: SnapAids = {}): SnapLines {
  const placed = (axis: Guide['axis']) => guides.flatMap((one) => (one.axis === axis ? one.at : []))
  const boxes = [{ x: 0, y: 0, ...page }, ...others]
  return {
    x: sortLines([
      ...boxes.flatMap(({ x, width }) => [x, x + width / 2, x + width]),
      ...gridLines(page.width, grid),
      ...placed('x'),
    ]),
    y: sortLines([
      ...boxes.flatMap(({ y, height }) => [y, y + height / 2, y + height]),
      ...gridLines(page.height, grid),
      ...placed('y'),
    ]),
    boxes: others,
  }
}

function gridLines(length: number, grid: number | undefined): readonly number[] {
  if (grid === undefined) return []
  return Array.from({ length: Math.floor(length / grid) + 1 }, (_, index) => index * grid)
}

/** Snaps the box to the nearest line in reach on each axis, or to where its gaps are equal if that is nearer. */
export function snapBox(box: Box, lines: SnapLines, threshold = snapThreshold): Snapped {
  const across = snapAxis(box, lines, { axis: 'x', threshold })
  const down = snapAxis(box, lines, { axis: 'y', threshold })
  const moved = { ...box, x: box.x + across.by, y: box.y + down.by }
  return {
    box: moved,
    guides: [...across.guides, ...down.guides],
    bars: [...across.bars, ...down.bars],
  }
}

interface AxisSnap {
  readonly by: number
  readonly guides: readonly Guide[]
  readonly bars: readonly SpacingBar[]
}

function snapAxis(
  box: Box,
  lines: SnapLines,
  { axis, threshold }: { readonly axis: 'x' | 'y'; readonly threshold: number },
): AxisSnap {
  const line = snapSpan({
    start: box[axis],
    size: axis === 'x' ? box.width : box.height,
    lines: lines[axis],
    edges: allEdges,
    threshold,
  })
  const spacing = snapSpacing(box, lines.boxes, { axis, reach: threshold })
  if (spacing && (!line || Math.abs(spacing.by) < Math.abs(line.by))) {
    return { by: spacing.by, guides: [], bars: barsOf(axis, spacing) }
  }
  if (!line) return { by: 0, guides: [], bars: [] }
  // If snapping to the line also equalizes the gaps, show both.
  const alike = spacing && Math.abs(spacing.by - line.by) < 0.5
  return {
    by: line.by,
    guides: [guide(axis, line.line)],
    bars: alike ? barsOf(axis, spacing) : [],
  }
}

function barsOf(axis: 'x' | 'y', { gaps, at }: Spacing): readonly SpacingBar[] {
  return gaps.map(([from, to]) => ({ axis, from, to, at }))
}

export interface SnapSpan {
  readonly start: number
  readonly size: number
  readonly lines: readonly number[]
  /** The parts of the box that may snap: all when it is moved, one edge when it is resized. */
  readonly edges: readonly SnapEdge[]
  readonly threshold?: number
}

/** Returns how far to move on one axis and the line to snap to. */
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
  return { axis, at, pageCenter: at === (axis === 'x' ? page.width : page.height) / 2 }
}

function sortLines(lines: readonly number[]): readonly number[] {
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
