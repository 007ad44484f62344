/** A picture as its pixels: red, green and blue, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}
