import { type Raster, shrink } from './raster.ts'

/** Returns the mean difference of the pixels of two pictures, 0 to 255, at a quarter of the size: edges do not matter. */
export function meanDifference(one: Raster, other: Raster | undefined): number {
  if (!other) return Infinity
  const [a, b] = [shrink(one, 4).rgb, shrink(other, 4).rgb]
  if (a.length !== b.length) return Infinity
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}
