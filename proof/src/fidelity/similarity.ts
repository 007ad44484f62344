import type { Raster } from './raster.ts'

const window = 8
const step = 4
// Wang, Bovik, Sheikh and Simoncelli 2004: (0.01 L)^2 and (0.03 L)^2 with L = 255.
const c1 = 6.5025
const c2 = 58.5225

/**
 * Returns the mean structural similarity of two pictures of the same size, on their luminance, in windows of 8 x 8
 * pixels, 4 apart: 1 for equal pictures, around 0 for unrelated ones. Throws if the sizes differ.
 */
export function similarity(one: Raster, other: Raster): number {
  const { width, height } = one
  if (width !== other.width || height !== other.height) {
    throw new Error(`${width} x ${height} is not ${other.width} x ${other.height}`)
  }
  const [a, b] = [luminance(one), luminance(other)]
  let sum = 0
  let count = 0
  for (let y = 0; y + window <= height; y += step) {
    for (let x = 0; x + window <= width; x += step) {
      sum += windowSimilarity(a, b, { start: y * width + x, width })
      count += 1
    }
  }
  return count === 0 ? 1 : sum / count
}

function windowSimilarity(
  a: Float32Array,
  b: Float32Array,
  { start, width }: { readonly start: number; readonly width: number },
): number {
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0]
  for (let row = 0; row < window; row += 1) {
    for (let at = start + row * width, end = at + window; at < end; at += 1) {
      const [p = 0, q = 0] = [a[at], b[at]]
      sumA += p
      sumB += q
      squareA += p * p
      squareB += q * q
      product += p * q
    }
  }
  const n = window * window
  const [meanA, meanB] = [sumA / n, sumB / n]
  const varianceA = squareA / n - meanA * meanA
  const varianceB = squareB / n - meanB * meanB
  const covariance = product / n - meanA * meanB
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  )
}

/** ITU-R BT.601, 0 to 255. */
function luminance({ rgb }: Raster): Float32Array {
  const values = new Float32Array(rgb.length / 3)
  for (let pixel = 0, at = 0; pixel < values.length; pixel += 1, at += 3) {
    values[pixel] = 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0)
  }
  return values
}
