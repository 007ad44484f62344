import type { Raster } from './raster.ts'

/** Places two pictures of the same size side by side, followed by their difference, dark on white. */
export function sideBySide(one: Raster, other: Raster): Raster {
  const { width, height } = one
  const stride = width * 3
  const rgb = new Uint8Array(stride * 3 * height)
  for (let y = 0; y < height; y += 1) {
    const row = y * stride
    const target = row * 3
    rgb.set(one.rgb.subarray(row, row + stride), target)
    rgb.set(other.rgb.subarray(row, row + stride), target + stride)
    for (let x = 0; x < stride; x += 1) {
      const difference = Math.abs((one.rgb[row + x] ?? 0) - (other.rgb[row + x] ?? 0))
      rgb[target + 2 * stride + x] = 255 - difference
    }
  }
  return { width: width * 3, height, rgb }
}
