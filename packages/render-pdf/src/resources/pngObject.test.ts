import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pngOf } from '../testing/pictures.ts'
import { pngObject } from './pngObject.ts'

const small = { width: 2, height: 2, bitDepth: 8 }

function inflated(bytes: Uint8Array | undefined): readonly number[] {
  return bytes ? [...inflateSync(bytes)] : []
}

test('embeds opaque pixels as they are, with the filters of the file', () => {
  const rows = [
    [0, 1, 2, 3, 4, 5, 6],
    [2, 7, 8, 9, 10, 11, 12],
  ]

  const image = pngObject(pngOf({ ...small, colorType: 2, rows }))

  expect(inflated(image.data)).toEqual(rows.flat())
  expect(image.dictionary).toMatchObject({
    Width: 2,
    Height: 2,
    ColorSpace: 'DeviceRGB',
    DecodeParms: { Predictor: 15, Colors: 3, BitsPerComponent: 8, Columns: 2 },
  })
  expect(image.alpha).toBeUndefined()
})

test.each([
  ['none', 0, [100, 110, 120, 255, 101, 112, 123, 128]],
  ['sub', 1, [100, 110, 120, 255, 1, 2, 3, 129]],
  ['up', 2, [90, 100, 110, 245, 91, 102, 113, 118]],
  ['average', 3, [95, 105, 115, 250, 46, 52, 58, 252]],
  ['paeth', 4, [90, 100, 110, 245, 1, 2, 3, 129]],
])('takes the opacity out of pixels that are filtered with %s', (_, filter, row) => {
  const first = [0, 10, 10, 10, 10, 10, 10, 10, 10]

  const image = pngObject(pngOf({ ...small, colorType: 6, rows: [first, [filter, ...row]] }))

  expect(inflated(image.data).slice(6)).toEqual([100, 110, 120, 101, 112, 123])
  expect(inflated(image.alpha)).toEqual([10, 10, 255, 128])
  expect(image.dictionary).not.toHaveProperty('DecodeParms')
})

test('keeps the upper bytes of 16-bit channels', () => {
  const rows = [[0, 200, 1, 128, 2]]

  const image = pngObject(pngOf({ width: 1, height: 1, bitDepth: 16, colorType: 4, rows }))

  expect(inflated(image.data)).toEqual([200])
  expect(inflated(image.alpha)).toEqual([128])
})

test('reads the opacity of a palette, also where a byte holds several pixels', () => {
  const palette = [255, 0, 0, 0, 255, 0, 0, 0, 255]

  const image = pngObject(
    pngOf({
      width: 3,
      height: 1,
      bitDepth: 2,
      colorType: 3,
      rows: [[0, 0b00_01_10_00]],
      palette,
      transparency: [0, 77],
    }),
  )

  expect(inflated(image.alpha)).toEqual([0, 77, 255])
  expect(image.dictionary['ColorSpace']).toEqual(['Indexed', 'DeviceRGB', 2, Buffer.from(palette)])
})

test('masks the transparent color of a picture without a palette', () => {
  const image = pngObject(
    pngOf({
      width: 1,
      height: 1,
      bitDepth: 8,
      colorType: 2,
      rows: [[0, 1, 2, 3]],
      transparency: [0, 9, 0, 8, 0, 7],
    }),
  )

  expect(image.dictionary['Mask']).toEqual([9, 9, 8, 8, 7, 7])
})

test.each([
  ['another format', Buffer.from('GIF89a, and more than a few bytes'), 'not a PNG'],
  [
    'an interlaced file',
    pngOf({ ...small, colorType: 2, rows: [[0]], interlaced: true }),
    'interlaced',
  ],
  ['too few pixels', pngOf({ ...small, colorType: 6, rows: [[0, 1, 2, 3, 4]] }), 'truncated'],
  [
    'an unknown filter',
    pngOf({
      ...small,
      colorType: 4,
      rows: [
        [9, 1, 1, 1, 1],
        [0, 1, 1, 1, 1],
      ],
    }),
    'filter',
  ],
  ['a missing palette', pngOf({ ...small, colorType: 3, rows: [[0, 1]] }), 'palette'],
  ['an unknown color type', pngOf({ ...small, colorType: 5, rows: [[0, 1]] }), 'color type'],
])('refuses %s', (_, bytes, message) => {
  expect(() => pngObject(bytes)).toThrow(message)
})

test('refuses a truncated file', () => {
  const bytes = pngOf({ ...small, colorType: 2, rows: [[0, 1, 2, 3, 4, 5, 6]] })

  expect(() => pngObject(bytes.subarray(0, 50))).toThrow('PNG')
})

test('inflates no more than the size of the picture', () => {
  const rows = [[0], Array.from({ length: 100_000 }, () => 0)]

  expect(() => pngObject(pngOf({ ...small, colorType: 6, rows }))).toThrow()
})
