import type { Stop } from '@deckloom/scene'

/** A stop whose position may be outside 0 to 1. */
export type PlacedStop = Stop

/**
 * Clips a gradient to positions from 0 to 1, the range of office files. Interpolates colors at the cuts and extends an
 * end that stops short. Returns at least two stops for a nonempty gradient, in ascending order.
 */
export function cutStops(stops: readonly PlacedStop[]): readonly PlacedStop[] {
  const sorted = stops.toSorted((one, other) => one.at - other.at)
  const inside = sorted.filter((stop) => stop.at > 0 && stop.at < 1)
  return [colorAt(sorted, 0), ...inside, colorAt(sorted, 1)].filter((stop) => stop !== undefined)
}

function colorAt(sorted: readonly PlacedStop[], at: number): PlacedStop | undefined {
  const after = sorted.find((stop) => stop.at >= at)
  const before = sorted.findLast((stop) => stop.at <= at)
  if (before === undefined) return after && { ...after, at }
  if (after === undefined || after.at === before.at) return { ...before, at }
  const share = (at - before.at) / (after.at - before.at)
  if (before.color === after.color) {
    return { ...before, at, alpha: mix(before.alpha ?? 1, after.alpha ?? 1, share) }
  }
  return {
    at,
    color: mixColors(before.color, after.color, share),
    alpha: mix(before.alpha ?? 1, after.alpha ?? 1, share),
  }
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share
}

function mixColors(one: string, other: string, share: number): string {
  const channel = (start: number) => {
    const [from, to] = [one, other].map((rgb) => Number.parseInt(rgb.slice(start, start + 2), 16))
    return Math.round(mix(from ?? 0, to ?? 0, share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
