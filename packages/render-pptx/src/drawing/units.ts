import type { Box } from '@deckloom/deck'

const emuPerUnit = 10_160

// PowerPoint offers to repair a file that contains NaN, so invalid numbers throw here.
function whole(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a finite number`)
  return Math.round(value) || 0
}

/** Converts page units to English Metric Units. */
export function emu(units: number): number {
  return whole(units * emuPerUnit)
}

/** Converts page units to hundredths of a point, the unit of text sizes and spacing. */
export function centipoints(units: number): number {
  return whole(units * 80)
}

/** Converts a fraction to thousandths of a percent. */
export function percent(fraction: number): number {
  return whole(fraction * 100_000)
}

/** Converts clockwise degrees to sixty-thousandths of a degree, normalized to less than a full turn. */
export function angle(degrees: number): number {
  const turn = whole(degrees * 60_000) % 21_600_000
  return turn < 0 ? turn + 21_600_000 : turn
}

export function sameBox(one: Box, other: Box): boolean {
  return (
    emu(one.x) === emu(other.x) &&
    emu(one.y) === emu(other.y) &&
    emu(one.width) === emu(other.width) &&
    emu(one.height) === emu(other.height)
  )
}
