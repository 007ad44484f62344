import type { Point, Segment } from './connectorPath.ts'

export interface Trimmed {
  readonly segments: readonly Segment[]
  /** Where the path now ends. */
  readonly at: Point
}

/** Cuts the end of a path off where it comes within a distance of its last point for good. */
export function trimEnd(segments: readonly Segment[], distance: number): Trimmed {
  const tip = segments.at(-1)?.to ?? [0, 0]
  const kept = [...segments]
  while (kept.length > 0) {
    const last = kept.pop()
    if (!last || gap(last.from, tip) <= distance) continue
    const cut = splitAt(last, shareOutside(last, tip, distance))
    return { segments: [...kept, cut], at: cut.to }
  }
  return { segments: [], at: segments[0]?.from ?? tip }
}

/** Returns the path from its end to its start. */
export function reversePath(segments: readonly Segment[]): readonly Segment[] {
  return segments
    .map(({ from, to, curve }): Segment => ({
      from: to,
      to: from,
      ...(curve && { curve: [curve[1], curve[0]] }),
    }))
    .toReversed()
}

/** Halving the share thirty times finds the place to far below a thousandth of a unit. */
const halvings = 30

function shareOutside(segment: Segment, tip: Point, distance: number): number {
  let [outside, inside] = [0, 1]
  for (let step = 0; step < halvings; step += 1) {
    const share = (outside + inside) / 2
    if (gap(splitAt(segment, share).to, tip) > distance) outside = share
    else inside = share
  }
  return outside
}

/** Returns the part of a segment up to a share of it. */
function splitAt({ from, to, curve }: Segment, share: number): Segment {
  if (!curve) return { from, to: between(from, to, share) }
  const [one, other] = curve
  const start = between(from, one, share)
  const core = between(one, other, share)
  const second = between(start, core, share)
  const third = between(core, between(other, to, share), share)
  return { from, to: between(second, third, share), curve: [start, second] }
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}

function gap([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1)
}
