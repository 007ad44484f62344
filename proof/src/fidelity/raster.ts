/** A picture as pixels: red, green and blue, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

/** Shrinks a picture by an integer factor: each pixel is the mean of a square. */
export function shrink({ width, height, rgb }: Raster, factor: number): Raster {
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)]
  const small = new Uint8Array(columns * rows * 3)
  for (let y = 0; y < rows; y += 1) {
    for (let at = 0; at < columns * 3; at += 1) {
      const [x, channel] = [Math.floor(at / 3) * factor, at % 3]
      let sum = 0
      for (let square = 0; square < factor * factor; square += 1) {
        const row = y * factor + Math.floor(square / factor)
        sum += rgb[(row * width + x + (square % factor)) * 3 + channel] ?? 0
      }
      small[y * columns * 3 + at] = sum / (factor * factor)
    }
  }
  return { width: columns, height: rows, rgb: small }
}
