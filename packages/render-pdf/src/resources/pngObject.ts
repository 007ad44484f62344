import { deflateSync, inflateSync } from 'node:zlib'
import type { ImageObject } from './imageObject.ts'
import { readPng, type Png } from './readPng.ts'

/**
 * Converts a PNG file to an image object. Pixels without transparency are embedded as they are, because PDF supports
 * PNG's compression and filters; an alpha channel has to be separated.
 */
export function pngObject(bytes: Uint8Array): ImageObject {
  const png = readPng(bytes)
  switch (png.colorType) {
    case 'gray':
    case 'rgb':
    case 'palette':
      return png.paletteAlpha ? maskPalette(png, png.paletteAlpha) : opaque(png)
    case 'gray-alpha':
    case 'rgb-alpha':
      return separateAlpha(png)
  }
}

function opaque(png: Png): ImageObject {
  const { width, height, bitDepth, colorKey } = png
  const colors = png.colorType === 'rgb' ? 3 : 1
  return {
    data: png.pixels,
    dictionary: {
      Width: width,
      Height: height,
      BitsPerComponent: bitDepth,
      ColorSpace: colorSpaceOf(png),
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: colors, BitsPerComponent: bitDepth, Columns: width },
      ...(colorKey && { Mask: colorKey.flatMap((value) => [value, value]) }),
    },
  }
}

function colorSpaceOf(png: Png): unknown {
  switch (png.colorType) {
    case 'rgb':
    case 'rgb-alpha':
      return 'DeviceRGB'
    case 'gray':
    case 'gray-alpha':
      return 'DeviceGray'
    case 'palette':
      return ['Indexed', 'DeviceRGB', png.palette.length / 3 - 1, png.palette]
  }
}

function maskPalette(png: Png, paletteAlpha: Uint8Array): ImageObject {
  const { width, height, bitDepth } = png
  const rowBytes = Math.ceil((width * bitDepth) / 8)
  const rows = unfilter(png, rowBytes, 1)
  const alpha = new Uint8Array(width * height)
  const perByte = 8 / bitDepth
  const lowBits = (1 << bitDepth) - 1
  for (let at = 0; at < alpha.length; at++) {
    const x = at % width
    const byte = rows[Math.floor(at / width) * rowBytes + Math.floor(x / perByte)] ?? 0
    const index = (byte >> (8 - bitDepth * ((x % perByte) + 1))) & lowBits
    alpha[at] = paletteAlpha[index] ?? 255
  }
  return { ...opaque(png), alpha: deflateSync(alpha) }
}

function separateAlpha(png: Png): ImageObject {
  const { width, height } = png
  const colors = png.colorType === 'rgb-alpha' ? 3 : 1
  // Only the upper byte of a 16-bit channel is kept, since no viewer shows more.
  const channelBytes = png.bitDepth / 8
  const pixelBytes = (colors + 1) * channelBytes
  const source = unfilter(png, width * pixelBytes, pixelBytes)
  const color = new Uint8Array(width * height * colors)
  const alpha = new Uint8Array(width * height)
  let to = 0
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const from = pixel * pixelBytes
    for (let channel = 0; channel < colors; channel++) {
      color[to++] = source[from + channel * channelBytes] ?? 0
    }
    alpha[pixel] = source[from + colors * channelBytes] ?? 255
  }
  return {
    data: deflateSync(color),
    alpha: deflateSync(alpha),
    dictionary: {
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: colorSpaceOf(png),
      Filter: 'FlateDecode',
    },
  }
}

/** Encoders may pad; a file that inflates further than this is malicious. */
const slack = 1024

/** Undoes the filters of the PNG specification, section 9. */
function unfilter(png: Png, rowBytes: number, pixelBytes: number): Uint8Array {
  const length = (rowBytes + 1) * png.height
  const filtered = inflateSync(png.pixels, { maxOutputLength: length + slack })
  if (filtered.length < length) throw new Error('The PNG is truncated')
  const rows = new Uint8Array(rowBytes * png.height)
  let above: Uint8Array = new Uint8Array(rowBytes)
  for (let row = 0; row < png.height; row++) {
    const from = row * (rowBytes + 1)
    const predict = predictors[filtered[from] ?? 0]
    if (!predict) throw new Error('The PNG uses an unknown filter')
    const target = rows.subarray(row * rowBytes, (row + 1) * rowBytes)
    target.set(filtered.subarray(from + 1, from + 1 + rowBytes))
    for (let at = 0; at < rowBytes; at++) {
      // Bytes before the first of the row count as 0.
      const left = target[at - pixelBytes] ?? 0
      const upLeft = above[at - pixelBytes] ?? 0
      target[at] = (target[at] ?? 0) + predict(left, above[at] ?? 0, upLeft)
    }
    above = target
  }
  return rows
}

const predictors: readonly ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft
  const toLeft = Math.abs(estimate - left)
  const toUp = Math.abs(estimate - up)
  const toUpLeft = Math.abs(estimate - upLeft)
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  return toUp <= toUpLeft ? up : upLeft
}
